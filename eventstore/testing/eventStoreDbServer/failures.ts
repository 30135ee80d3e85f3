import { Metadata, type ServerErrorResponse, status } from "@grpc/grpc-js";

const failure = (code: status, details: string, exception?: string, more: Record<string, string> = {}) => {
  const metadata = new Metadata();
  if (exception) metadata.set("exception", exception);
  for (const [name, value] of Object.entries(more)) metadata.set(name, value);
  return Object.assign(new Error(details), { code, details, metadata }) satisfies ServerErrorResponse;
};

/** Errors in the server's own words. `leader` is the port the client is sent to, undefined while there is none. */
export const failures = {
  broken: () => failure(status.UNAVAILABLE, "Connection dropped"),
  goingDown: () => failure(status.UNAVAILABLE, "Server is shutting down"),
  notReady: () => failure(status.UNAVAILABLE, "Server Is Not Ready"),
  unknown: () => failure(status.UNKNOWN, "Exception was thrown by handler."),
  tooSlow: () => failure(status.ABORTED, "Operation timed out: Consumer too slow to handle event while live."),
  unimplemented: () => failure(status.UNIMPLEMENTED, "Not implemented"),
  wrongAccount: () => failure(status.UNAUTHENTICATED, "Unauthenticated"),
  missingRight: () => failure(status.PERMISSION_DENIED, "Access Denied", "access-denied"),
  tombstoned: (stream: string) =>
    failure(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, "stream-deleted", {
      "stream-name": stream,
    }),
  tooLarge: () =>
    failure(status.INVALID_ARGUMENT, "Maximum Append Size of 1048576 Exceeded.", "maximum-append-size-exceeded", {
      "maximum-append-size": "1048576",
    }),
  notLeader: (leader: number | undefined) =>
    leader === undefined
      ? failure(status.UNKNOWN, "No leader info available in response")
      : failure(status.NOT_FOUND, "Leader info available", "not-leader", {
          "leader-endpoint-host": "127.0.0.1",
          "leader-endpoint-port": String(leader),
        }),
};
