import type { CampTerms } from "../../eventstore/camps/camps.ts";

export { daysOf } from "../../projections/camps/view.ts";

/**
 * What a registration costs, in cents: the whole camp has its own price, single days cost the daily price each. The one
 * place where it is computed.
 */
export const quote = (
  terms: Pick<CampTerms, "fullCampPriceCents" | "dailyPriceCents">,
  {
    registrationOption,
    selectedDays,
    participants,
  }: {
    registrationOption: "all_days" | "individual_days";
    selectedDays: readonly number[];
    participants: number;
  },
) => {
  const participantCents =
    registrationOption === "all_days" ? terms.fullCampPriceCents : terms.dailyPriceCents * selectedDays.length;
  return { participantCents, totalCents: participantCents * participants };
};

/** Cents of an amount as somebody was shown it, "$1,234.50" or 1234.5; undefined where none is told, NaN where it is none. */
export const shownCents = (told: string | number | null | undefined): number | undefined => {
  const text = String(told ?? "").replace(/[$,\s]/g, "");
  return text === "" ? undefined : Math.round(Number(text) * 100);
};
