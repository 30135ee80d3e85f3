interface Declared {
  readonly adultOn: string; // a day
  readonly isEmailConfirmed: boolean; // of the account that declared to be parent or guardian
}

/**
 * What is still needed from a parent or guardian for a player they answer for by a declaration: it counts once their
 * email address is confirmed. Nothing is needed from the player's 18th birthday on.
 */
export const consentByDeclaration = ({ adultOn, isEmailConfirmed }: Declared, today: string) =>
  adultOn <= today ? "none needed" : isEmailConfirmed ? "confirmed" : "asked";

const wholeYears = (from: string, to: string) =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);

interface Age {
  readonly birthDate?: string | null | undefined;
  readonly age?: number | null | undefined; // as told on that day
  readonly ageRecordedOn?: string | null | undefined;
}

/** A player's age on a day, at least: an age that was told is one higher with each full year. Null: not known. */
export const ageOf = ({ birthDate, age, ageRecordedOn }: Age, today: string): number | null => {
  if (birthDate) return wholeYears(birthDate, today);
  if (age === null || age === undefined) return null;
  return age + Math.max(0, wholeYears(ageRecordedOn ?? today, today));
};
