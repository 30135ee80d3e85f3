import type { Finding } from "./chapter.ts";

/** For people: each chapter, its figures, and what is wrong. */
export const report = (findings: readonly Finding[]): string =>
  findings
    .flatMap(({ chapter, log, problems, figures }) => [
      "",
      `${chapter}, the log in ${log}: ${problems.length === 0 ? "nothing lost, nothing doubled, nothing unanswered" : "DAMAGE"}`,
      ...Object.entries(figures).map(([name, value]) => `  ${name}: ${value}`),
      ...problems.map((problem) => `  ! ${problem}`),
    ])
    .join("\n");
