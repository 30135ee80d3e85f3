import { isOverThere } from "../../../shared/videos/mayRetry.ts";
import { failureWords as words } from "../words.ts";

interface Answer {
  readonly status: number;
  readonly body: string;
}

const saidIn = (body: string) => {
  try {
    const told: unknown = JSON.parse(body);
    return typeof told === "object" && told && "message" in told && typeof told.message === "string"
      ? told.message
      : undefined;
  } catch {
    return undefined;
  }
};

/** What a question after an upload is answered with, once nothing can be added to it. */
export const isOver = (status: number) => [404, 409, 410, 422].includes(status);

const byStatus: Readonly<Record<number, string>> = {
  404: words.isOver,
  408: words.timedOut,
  409: words.isOver,
  413: words.tooLarge,
  422: words.corrupted,
  500: words.serverError,
};

/** What to tell whoever uploads, and whether what is safe can be built on. Null: the server was not reached. */
export const whyNot = (answer: Answer | null): { why: string; canGoOn: boolean } => {
  if (!answer) return { why: words.network, canGoOn: true };
  const { status, body } = answer;
  if (status === 401) return { why: words.loggedOut, canGoOn: true };
  const why = (status !== 408 && saidIn(body)) || byStatus[status] || words.withStatus(status);
  return { why, canGoOn: (status >= 500 && !isOverThere(answer)) || status === 408 || status === 423 };
};
