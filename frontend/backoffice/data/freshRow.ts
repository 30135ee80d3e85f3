import { ApiError } from "../../shared/api.ts";

/**
 * A single row is always read again when it is opened: after reading a list, react-admin keeps older cached rows and
 * marks them as fresh. And a row that was not found will not appear a second later, so that is not retried.
 */
export const freshRow = {
  refetchOnMount: "always" as const,
  retry: (failures: number, error: Error) =>
    !(error instanceof ApiError && error.status >= 400 && error.status < 500) && failures < 2,
};
