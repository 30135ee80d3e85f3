import type { Context } from "../context.ts";
import { clinicLimits } from "./limits.ts";
import { inquiryCalls } from "./calls.ts";
import { closeInquiriesWhenErased } from "./closeInquiriesWhenErased.ts";
import { clinicParts } from "./heldParts.ts";
import { clinicProcesses } from "./processes.ts";

export const clinics: Context = {
  name: "clinics",
  calls: { "coaching inquiries": inquiryCalls },
  mails: clinicProcesses,
  limits: clinicLimits,
  whenErased: [closeInquiriesWhenErased],
  exported: clinicParts,
};
