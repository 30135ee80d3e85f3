import { inquiriesHeldOn } from "../../projections/clinics/queries.ts";
import type { Backend, HeldPart } from "../backend.ts";

export const clinicParts = ({ db }: Pick<Backend, "db">): readonly HeldPart[] => [
  { name: "coachingInquiries", rows: (userId) => inquiriesHeldOn(db, userId) },
];
