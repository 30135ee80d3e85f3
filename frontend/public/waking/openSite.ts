import "../../shared/zodWithoutEval.ts";
import { whenIdleOrActing, whenPainted } from "./moments.ts";
import { runInTurn } from "./runInTurn.ts";
import { sayAsleep } from "./sayAsleep.ts";

/** Pages that need data are marked, preload their scripts and start early. */
const hurries = document.querySelector("link[rel=modulepreload][data-page]") !== null;
const open = () => void runInTurn().catch(sayAsleep);

if (hurries) whenPainted(open);
else whenIdleOrActing(open);
