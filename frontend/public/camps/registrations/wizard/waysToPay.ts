import type { OwnRegistrationView } from "../../../../../backend/camps/contract.ts";

export const methodLabel: Record<NonNullable<OwnRegistrationView["paymentMethod"]>, string> = {
  card: "Card",
  venmo: "Venmo",
  cashapp: "Cash App",
  cash: "Cash at the event",
  later: "Later",
};
const offered = ["card", "venmo", "cashapp", "cash"] as const;
/** How a parent may mean to pay. Nothing is charged here: the page after it says how. */
export const waysToPay = offered.map((value) => ({ value, label: methodLabel[value] }));
