import { z } from "zod";
import { kept } from "../../../shared/kept.ts";

/** Ids and times only, so that nobody's name is left in this browser. */
const LastBooking = z.object({
  lessonId: z.string(),
  instructorId: z.string(),
  slotId: z.string(),
  date: z.string(),
  time: z.string(),
});
export const lastBooking = kept("last-booking", LastBooking, "browser");
