import { waysToPayWords } from "../../words.ts";

const offered = ["card", "venmo", "cashapp", "cash"] as const;
/** How a parent may mean to pay. Nothing is charged here: the page after it says how. */
export const waysToPay = offered.map((value) => ({ value, label: waysToPayWords[value] }));
