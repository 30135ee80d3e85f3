import {
  campsRunBy,
  cardPaymentsHeldOn,
  refundsHeldOn,
  registrationsHeldOn,
  waitlistPlacesHeldOn,
} from "../../projections/camps/exportQueries.ts";
import type { HeldPart } from "../backend.ts";

/** Of an account: what was sent without one is nobody's as far as can be proved, even under the same address. */
export const campParts: readonly HeldPart[] = [
  { name: "campRegistrations", rows: ({ db }, userId) => registrationsHeldOn(db, userId) },
  { name: "cardPayments", rows: ({ db }, userId) => cardPaymentsHeldOn(db, userId) },
  { name: "refunds", rows: ({ db }, userId) => refundsHeldOn(db, userId) },
  { name: "waitlistPlaces", rows: ({ db }, userId) => waitlistPlacesHeldOn(db, userId) },
  { name: "campsRun", rows: ({ db }, userId) => campsRunBy(db, userId) },
];
