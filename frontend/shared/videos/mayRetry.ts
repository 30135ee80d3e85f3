import type { Upload } from "tus-js-client";

/** What is looked at of an error of tus. */
interface Failed {
  readonly originalResponse: { readonly getStatus: () => number; readonly getBody: () => string } | null;
}

/** Whether checking the file took the server too long. Nothing of it is left there then. */
export const isOverThere = ({ status, body }: { readonly status: number; readonly body: string }) =>
  status === 503 && body.includes('"TookTooLong"');

/**
 * Whether an upload may go on by itself. As tus has it, except for a file that is over: it would be sent all over again,
 * again and again.
 */
export const mayRetry = ({ originalResponse: answer }: Failed) => {
  const status = answer?.getStatus() ?? 0;
  const isRefused = status >= 400 && status < 500 && status !== 409 && status !== 423;
  return !isRefused && !(answer && isOverThere({ status, body: answer.getBody() })) && navigator.onLine;
};

/**
 * For an upload that has its address: where that answers with an error, the library would begin another one, from the
 * first byte, instead of telling.
 */
export const neverAnew = ({ options }: Upload) => void (options.endpoint = null);
