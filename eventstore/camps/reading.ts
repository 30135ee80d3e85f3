import { z } from "zod";

// Stored for ever as JSON. Add fields as optional; never rename or re-use one.

/** Somebody took a file of all camps away; it held the registrations of these. */
const CampsExported = z.object({
  type: z.literal("CampsExported"),
  data: z.object({ userId: z.string(), campIds: z.array(z.string()), registrations: z.int() }),
});
/** Somebody looked at what parents told about their children's health. */
const MedicalTextRead = z.object({
  type: z.literal("MedicalTextRead"),
  data: z.object({ campId: z.string(), registrationId: z.string(), userId: z.string() }),
});

export const campReadingFacts = [CampsExported, MedicalTextRead] as const;
/** What one person read, apart from the camps: looking is no reason for a parent to wait. */
export const campReadingStream = (userId: string) => `campReading-${userId}`;
