import "../../shared/zodWithoutEval.ts";
import { whenIdleOrActing } from "./moments.ts";
import { runInTurn } from "./runInTurn.ts";
import { sayAsleep } from "./sayAsleep.ts";

// "/landing" is another address of the same page.
if (location.pathname !== "/") history.replaceState(history.state, "", `/${location.search}${location.hash}`);

/** The landing page is complete without a script: React comes when the browser is idle or somebody acts. */
whenIdleOrActing(() => void runInTurn().catch(sayAsleep));
