import { accounts } from "./accounts/index.ts";
import { camps } from "./camps/index.ts";
import { lessons } from "./lessons/index.ts";
import { privacy } from "./privacy/index.ts";
import { scheduling } from "./scheduling/index.ts";

/** Every context that has pages, in the order in which the bar leads to them. */
export const contexts = [camps, lessons, scheduling, accounts, privacy] as const;
