import { z } from "zod";
import { kept } from "../../../shared/kept.ts";

/** Ids and times only: whoever looks into this browser learns nobody's name. */
const LastBooking = z.object({
  lessonId: z.string(),
  instructorId: z.string(),
  slotId: z.string(),
  date: z.string(),
  time: z.string(),
});
export const lastBooking = kept("last-booking", LastBooking, "browser");
