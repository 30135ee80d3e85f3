import { inquiriesHeldOn } from "../../projections/clinics/queries.ts";
import type { HeldPart } from "../backend.ts";

export const clinicParts: readonly HeldPart[] = [
  { name: "coachingInquiries", rows: ({ db }, userId) => inquiriesHeldOn(db, userId) },
];
