import {
  campsRunBy,
  cardPaymentsHeldOn,
  refundsHeldOn,
  registrationsHeldOn,
  waitlistPlacesHeldOn,
  wordsAboutStrayMoneyOf,
} from "../../projections/camps/exportQueries.ts";
import type { Backend, HeldPart } from "../backend.ts";

/** Of an account: what was sent without one is nobody's as far as can be proved, even under the same address. */
export const campParts = ({ db }: Pick<Backend, "db">): readonly HeldPart[] => [
  { name: "campRegistrations", rows: (userId) => registrationsHeldOn(db, userId) },
  { name: "cardPayments", rows: (userId) => cardPaymentsHeldOn(db, userId) },
  { name: "refunds", rows: (userId) => refundsHeldOn(db, userId) },
  { name: "waitlistPlaces", rows: (userId) => waitlistPlacesHeldOn(db, userId) },
  { name: "campsRun", rows: (userId) => campsRunBy(db, userId) },
  { name: "notesOnUnmatchedPayments", rows: (userId) => wordsAboutStrayMoneyOf(db, userId) },
];
