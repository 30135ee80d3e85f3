import "../../shared/zodWithoutEval.ts";
import { whenPainted } from "./moments.ts";
import { runInTurn } from "./runInTurn.ts";
import { sayAsleep } from "./sayAsleep.ts";
import { wakeComplete } from "./wakeComplete.ts";

/** Pages that need data are marked, preload their scripts as a rule, and start early. */
const hurries = document.querySelector("[data-page]") !== null;

if (hurries) whenPainted(() => void runInTurn().catch(sayAsleep));
else wakeComplete();
