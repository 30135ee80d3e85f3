import type { OwnRegistrationView } from "../../../../../backend/camps/contract.ts";
import { waysToPayWords as words } from "../../words.ts";

export const methodLabel: Record<NonNullable<OwnRegistrationView["paymentMethod"]>, string> = {
  card: words.card,
  venmo: words.venmo,
  cashapp: words.cashApp,
  cash: words.cashAtTheEvent,
  later: words.later,
};
const offered = ["card", "venmo", "cashapp", "cash"] as const;
/** How a parent may mean to pay. Nothing is charged here: the page after it says how. */
export const waysToPay = offered.map((value) => ({ value, label: methodLabel[value] }));
