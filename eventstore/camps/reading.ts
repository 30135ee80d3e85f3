import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.

/** Someone exported all camps, including the registrations of these. */
const CampsExported = z.object({
  type: z.literal("CampsExported"),
  data: z.object({ userId: z.string(), campIds: z.array(z.string()), registrations: z.int() }),
});
/** Someone looked at what parents wrote about their children's health. */
const MedicalTextRead = z.object({
  type: z.literal("MedicalTextRead"),
  data: z.object({ campId: z.string(), registrationId: z.string(), userId: z.string() }),
});

export const campReadingFacts = [CampsExported, MedicalTextRead] as const;
/** What one person has read. Apart from the camp's stream, so that reading never makes a parent's command wait. */
export const campReadingStream = (userId: string) => `campReading-${userId}`;
