import { StoreUnavailable } from "./eventStore.ts";

/**
 * SQLSTATEs of the server's own troubles: connection, rollback, resources, operator, system, lock not available,
 * standby.
 */
const serverStates = /^(08|40|53|57|58)...$|^(55P03|25006)$/;
const networkCodes =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN)|ENOENT)$/;
/** node-postgres reports a lost connection without a code; knex puts the statement first. */
const lostConnection =
  /(?:^| - )(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error))/;

/**
 * Whether Postgres, or the way to it, is at fault, so the same may be asked again. A fault of ours is not an outage.
 */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return "code" in error && typeof error.code === "string"
    ? serverStates.test(error.code) || networkCodes.test(error.code)
    : lostConnection.test(error.message);
};

/** For `catch`: an outage becomes StoreUnavailable, everything else passes unchanged. */
export const outageOf =
  (what: string) =>
  (error: unknown): never => {
    throw isUnavailable(error) ? new StoreUnavailable(`${what} cannot be reached`, { cause: error }) : error;
  };
