import { adultAge, type Guardian, ownLoginAge, type Role } from "./view.ts";

/** An age as given on a day, at the facility; earlier ones on a day in UTC. */
export interface RecordedAge {
  readonly age: number | null;
  readonly ageRecordedOn: string | null;
}
export interface AgeAndGuardian extends RecordedAge {
  readonly role: Role;
  readonly youngerAge: number | null; // told before; a guardian still answers by it
  readonly youngerAgeRecordedOn: string | null;
  readonly guardianConfirmedAt: string | null;
}

const wholeYears = (from: string, to: string) =>
  Math.max(0, Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0));

/** The least age someone has on a later day: one year older with each full year. Null if no age was given. */
export const ageBy = ({ age, ageRecordedOn }: RecordedAge, today: string): number | null =>
  age === null ? null : age + wholeYears(ageRecordedOn ?? today, today);

/**
 * How much others have to say, less with age: 0 until the guardian opens the account, 1 until adulthood, 2 from then
 * on. Without an age people count as adults.
 */
export const freedomOf = (age: number | null): 0 | 1 | 2 =>
  age === null || age >= adultAge ? 2 : age >= ownLoginAge ? 1 : 0;

export const isStaff = (role: Role | undefined) => role === "instructor" || role === "admin";

/**
 * The same for someone in a role. No one answers for staff, even if a minor's age was recorded before that was refused.
 */
export const freedomIn = (role: Role | undefined, age: RecordedAge, today: string) =>
  isStaff(role) ? 2 : freedomOf(ageBy(age, today));

export const guardianOf = (account: AgeAndGuardian, today: string): { guardian: Guardian; canLogIn: boolean } => {
  const { youngerAge: age, youngerAgeRecordedOn: ageRecordedOn } = account;
  const freedom = freedomIn(account.role, age === null ? account : { age, ageRecordedOn }, today);
  if (freedom === 2) return { guardian: "none needed", canLogIn: true };
  if (account.guardianConfirmedAt !== null) return { guardian: "confirmed", canLogIn: true };
  return { guardian: "asked", canLogIn: freedom === 1 };
};
