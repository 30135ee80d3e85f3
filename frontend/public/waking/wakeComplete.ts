import { whenActingOrIdle, whenLoaded } from "./moments.ts";
import { fetchScripts, runInTurn } from "./runInTurn.ts";
import { sayAsleep } from "./sayAsleep.ts";

const awhile = 2500; // ms

/**
 * Whether this browser may have something to add that the server did not know: in the address, kept from before, or the
 * token of a mailed link, which the history entry keeps for a reload.
 */
export const hasMore = () => {
  if (history.state?.token) return true;
  try {
    return location.search !== "" || location.hash !== "" || localStorage.length + sessionStorage.length > 0;
  } catch {
    return false; // it denies access to storage
  }
};

/**
 * Wakes a page that is complete without a script. Its scripts are fetched when the browser is idle, and run when somebody
 * acts, from the first move of a pointer on: whoever only reads keeps a page that scrolls and answers at once. After a
 * while they run all the same, or as soon as the browser is idle where it may have more to show.
 */
export const wakeComplete = () => {
  whenLoaded(fetchScripts);
  whenActingOrIdle(() => void runInTurn().catch(sayAsleep), hasMore() ? 0 : awhile);
};
