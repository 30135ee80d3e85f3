import { z } from "zod";
import { sessionFocuses, weeklyWishes } from "../../../../backend/lessons/contract.ts";
import { kept } from "../../../shared/kept.ts";

/** What was typed in step 3. It survives logging in, and ends with the tab. */
export const bookingDraft = kept(
  "booking-draft",
  z
    .object({
      studentPhone: z.string(),
      studentEmail: z.string(),
      sessionFocus: z.enum(sessionFocuses),
      weeklyRecurring: z.enum(weeklyWishes),
      notes: z.string(),
    })
    .partial(),
);
