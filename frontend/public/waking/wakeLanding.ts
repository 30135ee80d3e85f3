import "../../shared/zodWithoutEval.ts";
import { wakeComplete } from "./wakeComplete.ts";

// "/landing" is another address of the same page.
if (location.pathname !== "/") history.replaceState(history.state, "", `/${location.search}${location.hash}`);

wakeComplete();
