import type { Context } from "koa";
import { z } from "zod";

/** Instead of what was created, while the read models do not show it yet. */
export const NotShownYet = z.object({
  id: z.string(),
  code: z.literal("NotShownYet"),
  message: z.string().describe("words for people"),
});

const retryAfter = "2"; // s

/**
 * Answers what a write created. Should the read models be too far behind to show it, that is no reason to say that it
 * failed: 202 and its id. The same Idempotency-Key asks again for the whole.
 */
export const answerCreated = (ctx: Context, id: string, view: object | undefined) => {
  if (view) {
    ctx.status = 201;
    ctx.body = view;
    return;
  }
  ctx.status = 202;
  ctx.set("Retry-After", retryAfter);
  ctx.body = {
    id,
    code: "NotShownYet",
    message: ctx.get("Idempotency-Key")
      ? "This is saved, but takes a moment to show. Please try again in a few seconds; nothing is entered twice."
      : "This is saved, but takes a moment to show. Please look again in a few seconds.",
  } satisfies z.infer<typeof NotShownYet>;
};
