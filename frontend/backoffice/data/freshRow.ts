import { ApiError } from "../../shared/api.ts";

/**
 * One row is always read anew when it is opened: reading a list puts its rows into react-admin's cache only where none
 * is, and marks the older row that it finds there as fresh. What is not there will not be there a second later either.
 */
export const freshRow = {
  refetchOnMount: "always" as const,
  retry: (failures: number, error: Error) =>
    !(error instanceof ApiError && error.status >= 400 && error.status < 500) && failures < 2,
};
