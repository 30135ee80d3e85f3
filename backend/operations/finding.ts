/** One line of the findings; a problem says what to do. */
export interface Finding {
  readonly about:
    | "log"
    | "read models"
    | "mails"
    | "keys"
    | "disk"
    | "database"
    | "schema"
    | "process"
    | "timed work"
    | "clock"
    | "card payments"
    | "videos";
  readonly name: string;
  readonly value: string | number | boolean | null;
  readonly problem?: string;
}

export const isHealthy = (findings: readonly Finding[]) => findings.every(({ problem }) => !problem);
