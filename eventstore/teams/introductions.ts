import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const introductionId = z.string();
const side = z.enum(["finder", "creation"]); // who answers: the family, or the coach
const answered = z.object({ introductionId, side });
const about = z.object({ introductionId });

/** A family and a coach were asked whether they want to know each other. */
const TeamIntroductionAsked = z.object({
  type: z.literal("TeamIntroductionAsked"),
  data: z.object({ introductionId, finderId: z.string(), creationId: z.string() }),
});

export const introductionEvents = [
  TeamIntroductionAsked,
  z.object({ type: z.literal("TeamIntroductionAccepted"), data: answered }),
  z.object({ type: z.literal("TeamIntroductionDeclined"), data: answered }),
  z.object({ type: z.literal("TeamIntroductionMade"), data: about }), // both want to
  z.object({ type: z.literal("TeamIntroductionLapsed"), data: about }), // unanswered, or one of them is gone
] as const;
export const TeamIntroductionEvent = z.discriminatedUnion("type", introductionEvents);
export type TeamIntroductionEvent = z.infer<typeof TeamIntroductionEvent>;

/** A pair is introduced once, so the pair is the name. */
export const introductionOf = ({ finderId, creationId }: { finderId: string; creationId: string }) =>
  `${finderId}~${creationId}`;
export const introductionStream = (introductionId: string) => `teamIntroduction-${introductionId}`;
