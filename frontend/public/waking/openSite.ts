import "../../shared/zodWithoutEval.ts";
import { whenIdleOrActing, whenPainted } from "./moments.ts";
import { sayAsleep } from "./sayAsleep.ts";
import { submitWhenAwake } from "./submitWhenAwake.ts";

/** Pages that have to ask for something before they are whole hurry; they are marked so, and preload their scripts. */
const hurries = document.querySelector("link[rel=modulepreload][data-page]") !== null;
const open = () => void import("./startSite.tsx").catch(sayAsleep);

submitWhenAwake();
if (hurries) whenPainted(open);
else whenIdleOrActing(open);
