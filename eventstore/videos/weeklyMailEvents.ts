import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const ofAccount = z.object({ userId: z.string() });

/** An account wants no mails about weekly videos, or wants them again. Until it says so, it wants them. */
const WeeklyMailStopped = z.object({ type: z.literal("WeeklyMailStopped"), data: ofAccount });
const WeeklyMailResumed = z.object({ type: z.literal("WeeklyMailResumed"), data: ofAccount });

export const WeeklyMailEvent = z.discriminatedUnion("type", [WeeklyMailStopped, WeeklyMailResumed]);
export type WeeklyMailEvent = z.infer<typeof WeeklyMailEvent>;

export const weeklyMailStream = (userId: string) => `weeklyMail-${userId}`;
