import type { DayChoice } from "./daysRule.ts";

/**
 * What a registration costs, in cents: the whole camp has its own price, single days cost the daily price each. Screens
 * show it, and a request that was shown a different amount is refused: no one pays what they did not see.
 */
export const quote = (
  terms: { readonly fullCampPriceCents: number; readonly dailyPriceCents: number },
  { registrationOption, selectedDays, participants }: DayChoice & { readonly participants: number },
) => {
  const participantCents =
    registrationOption === "all_days" ? terms.fullCampPriceCents : terms.dailyPriceCents * selectedDays.length;
  return { participantCents, totalCents: participantCents * participants };
};
