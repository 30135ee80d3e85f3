import { inquiryPlace } from "../../projections/clinics/queries.ts";
import type { MaySeeStory } from "../backend.ts";
import type { Context } from "../context.ts";
import { clinicLimits } from "./limits.ts";
import { inquiryCalls } from "./calls.ts";
import { InquiryView, SentInquiryView } from "./contract.ts";
import { closeInquiriesWhenErased } from "./closeInquiriesWhenErased.ts";
import { clinicParts } from "./heldParts.ts";
import { clinicProcesses } from "./processes.ts";

const maySeeStory: MaySeeStory = async (db, { id, role }, of) => {
  const inquiry = await inquiryPlace(db, of);
  return inquiry && (role === "instructor" || inquiry.senderId === id);
};

export const clinics: Context = {
  name: "clinics",
  calls: { "coaching inquiries": inquiryCalls },
  shapes: { InquiryView, SentInquiryView },
  mails: clinicProcesses,
  limits: clinicLimits,
  whenErased: [closeInquiriesWhenErased],
  maySeeStory,
  exported: clinicParts,
};
