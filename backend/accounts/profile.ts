import { isDeepStrictEqual } from "node:util";
import type { AccountEvent } from "../../eventstore/accounts/events.ts";
import { ageBy, freedomOf } from "../../projections/accounts/guardian.ts";
import { Rejection, shaped } from "../http/rejection.ts";
import { NameGuardian, type UpdateProfile } from "./contract.ts";
import { refuseOwnMailbox } from "./guardian.ts";
import { freedom, noSuchPerson, type Person, type PersonalOf, refuseMinorOnStaff, youngerThan } from "./person.ts";

/** A profile with another age. What it says of the age before is part of the fact. */
const withAge = (person: Person, profile: PersonalOf<"ProfileUpdated">, today: string) => {
  const { age, ageRecordedOn = null } = profile;
  const ageBefore = person.profile?.age ?? null;
  const isOther = age !== ageBefore;
  const younger = isOther ? youngerThan(person, { age, ageRecordedOn }, today) : person.younger;
  return { ...profile, ...(isOther && { ageBefore }), ...(younger && { younger }) };
};

/**
 * Omitted fields stay unchanged. No one gets rid of a guardian by changing the age: until one has confirmed, only an
 * admin may raise it across one of the limits, and the guardian is asked as before. Whoever turns out to be a minor
 * names a guardian in the same step.
 */
export const updateProfile =
  ({ userId, changes, today }: { userId: string; changes: UpdateProfile; today: string }) =>
  (person: Person): AccountEvent[] => {
    if (!person.role) throw noSuchPerson();
    const { age: ageBefore = null, ageRecordedOn, position = null, experience = null } = person.profile ?? {};
    const phoneBefore = person.profile?.phoneNumber;
    const phoneNumber = changes.phoneNumber === undefined ? phoneBefore : changes.phoneNumber;
    const age = changes.age === undefined ? ageBefore : changes.age;
    const recordedOn = age === ageBefore ? ageRecordedOn : age === null ? undefined : today;
    const next = { age, ageRecordedOn: recordedOn ?? null };
    refuseMinorOnStaff(person, next, today);
    const before = freedom(person, today);
    const after = freedomOf(ageBy(next, today));
    if (age !== ageBefore && after > before && !person.guardianConfirmed) throw ageStays();
    const profile = {
      firstName: changes.firstName,
      lastName: changes.lastName,
      age,
      ...(recordedOn && { ageRecordedOn: recordedOn }),
      position: changes.position === undefined ? position : changes.position,
      experience: changes.experience === undefined ? experience : changes.experience,
      ...(phoneNumber && { phoneNumber }),
    };
    const without = phoneBefore && !phoneNumber ? { phoneNumber: null } : {};
    const facts: AccountEvent[] = isDeepStrictEqual(profile, person.profile)
      ? []
      : [{ type: "ProfileUpdated", data: { userId, personal: withAge(person, { ...profile, ...without }, today) } }];
    if (after >= before || person.guardian) return facts;
    const guardian = shaped(NameGuardian, changes);
    refuseOwnMailbox(guardian, person);
    return [...facts, { type: "GuardianNamed", data: { userId, personal: guardian } }];
  };

const ageStays = () => {
  const message =
    "You can't change this age until a parent or guardian has confirmed your account. If it's wrong, email us.";
  return new Rejection("invalid", "AgeStays", message, { issues: [{ path: ["age"], message }] });
};

/** An admin corrects what was mistyped. Whoever had to confirm still has to. */
export const correctAge =
  ({ userId, age, today }: { userId: string; age: number; today: string }) =>
  (person: Person): AccountEvent[] => {
    const { role, profile } = person;
    if (!role || !profile) throw noSuchPerson();
    refuseMinorOnStaff(person, { age, ageRecordedOn: today }, today);
    if (profile.age === age) return [];
    const personal = withAge(person, { ...profile, age, ageRecordedOn: today }, today);
    return [{ type: "ProfileUpdated", data: { userId, personal } }];
  };
