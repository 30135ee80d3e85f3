import { isDeepStrictEqual } from "node:util";
import { AccountEvent, roleAfter } from "../../eventstore/accounts/events.ts";
import { ageBy, freedomIn, freedomOf, isStaff, type RecordedAge } from "../../projections/accounts/guardian.ts";
import { adultAge, profileDefaults, type Role } from "../../projections/accounts/view.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";

type PersonalOf<T extends AccountEvent["type"]> = NonNullable<
  Extract<AccountEvent, { type: T; data: { personal: unknown } }>["data"]["personal"]
>;
export type NamedGuardian = PersonalOf<"GuardianNamed">;
type InstructorProfile = Omit<Extract<AccountEvent, { type: "InstructorProfileUpdated" }>["data"], "userId">;

/** One person's account as far as decisions need it. */
export interface Person {
  readonly role: Role | undefined; // undefined: no one registered under this id
  readonly email: string | null; // as it was registered
  readonly profile: PersonalOf<"ProfileUpdated"> | null;
  readonly guardian: NamedGuardian | null;
  readonly guardianConfirmed: boolean;
  readonly instructing: InstructorProfile | undefined;
}

const profileIn = (personal: PersonalOf<"PlayerRegistered">): PersonalOf<"ProfileUpdated"> => {
  const { firstName, lastName, age = null, ageRecordedOn, position = null, experience = null } = personal;
  return { firstName, lastName, age, ...(ageRecordedOn && { ageRecordedOn }), position, experience };
};
const guardianIn = ({ parentName = "", parentEmail, parentPhone = "" }: PersonalOf<"PlayerRegistered">) =>
  parentEmail ? { parentName, parentEmail, parentPhone } : null;

export const person: Fold<Person, AccountEvent> = {
  events: AccountEvent,
  initial: {
    role: undefined,
    email: null,
    profile: null,
    guardian: null,
    guardianConfirmed: false,
    instructing: undefined,
  },
  evolve(person, { type, data }) {
    switch (type) {
      case "PlayerRegistered": {
        const personal = data.personal;
        return {
          ...person,
          role: roleAfter[type],
          email: personal?.email ?? null,
          profile: personal && profileIn(personal),
          guardian: personal && guardianIn(personal),
        };
      }
      case "ProfileUpdated":
        return { ...person, profile: data.personal };
      case "GuardianNamed":
        return { ...person, guardian: data.personal, guardianConfirmed: false };
      case "GuardianConfirmed":
        return { ...person, guardianConfirmed: true };
      case "InstructorAppointed":
      case "AdminAppointed":
      case "RoleRevoked":
        return { ...person, role: roleAfter[type] };
      case "InstructorProfileUpdated": {
        const { userId: _, ...instructing } = data;
        return { ...person, instructing };
      }
    }
  },
};

export const noSuchPerson = () => new Rejection("missing", "NoSuchPerson", "This person was not found.");

/** Everyone who registers is a player; admins give roles. */
export const registerPlayer =
  ({ userId, personal }: { userId: string; personal: PersonalOf<"PlayerRegistered"> }) =>
  ({ role }: Person): AccountEvent[] =>
    role ? [] : [{ type: "PlayerRegistered", data: { userId, personal } }];

const appointment = { instructor: "InstructorAppointed", admin: "AdminAppointed", student: "RoleRevoked" } as const;

/** The age a person stated, and on which day. */
const recordedAge = ({ profile }: Person): RecordedAge => ({
  age: profile?.age ?? null,
  ageRecordedOn: profile?.ageRecordedOn ?? null,
});

/** How much others have to say about a person on that day, see `freedomOf`. */
export const freedom = (person: Person, today: string) => freedomIn(person.role, recordedAge(person), today);

const isMinor = (age: RecordedAge, today: string) => freedomOf(ageBy(age, today)) < 2;

/** Refuses an age that would lock out someone who runs the business: no one may be left to unlock the account. */
export const refuseMinorOnStaff = ({ role }: Person, age: RecordedAge, today: string) => {
  if (!isStaff(role) || !isMinor(age, today)) return;
  const message = `Coaches and admins must be ${adultAge} or older. Please check the age.`;
  throw new Rejection("conflict", "StaffMustBeAdults", message, { issues: [{ path: ["age"], message }] });
};

/** `lastAdmin`: taking this person's role away would leave the business without an admin. */
export const changeRole =
  ({ userId, role, lastAdmin, today }: { userId: string; role: Role; lastAdmin: boolean; today: string }) =>
  (person: Person): AccountEvent[] => {
    if (!person.role) throw noSuchPerson();
    if (person.role === role) return [];
    if (person.role === "admin" && lastAdmin)
      throw new Rejection("conflict", "LastAdmin", "This is the only admin. Appoint another admin first.");
    if (isStaff(role) && isMinor(recordedAge(person), today))
      throw new Rejection(
        "conflict",
        "StaffMustBeAdults",
        `Coaches and admins must be ${adultAge} or older, and this account says younger. If the age is wrong, correct it first.`,
      );
    return [{ type: appointment[role], data: { userId } }];
  };

export interface ProfileChanges {
  bio?: string | undefined;
  specialties?: string[] | undefined;
  certifications?: string | undefined;
  profileImageUrl?: string | undefined;
  hourlyRateCents?: number | undefined;
  yearsExperience?: number | null | undefined;
  location?: string | undefined;
  venmo?: string | null | undefined;
  cashApp?: string | null | undefined;
}
const blank = { ...profileDefaults, yearsExperience: null, personal: null };

/** Omitted fields stay unchanged. */
export const updateInstructorProfile =
  ({ userId, changes }: { userId: string; changes: ProfileChanges }) =>
  ({ role, instructing = blank }: Person): AccountEvent[] => {
    if (role !== "instructor") throw new Rejection("missing", "NoSuchInstructor", "Instructor ID not found");
    const { personal, ...before } = instructing;
    const image = changes.profileImageUrl ?? personal?.profileImageUrl;
    const venmo = changes.venmo === undefined ? personal?.venmo : changes.venmo;
    const cashApp = changes.cashApp === undefined ? personal?.cashApp : changes.cashApp;
    const next: InstructorProfile = {
      hourlyRateCents: changes.hourlyRateCents ?? before.hourlyRateCents,
      yearsExperience: changes.yearsExperience === undefined ? before.yearsExperience : changes.yearsExperience,
      location: changes.location ?? before.location,
      personal: {
        bio: changes.bio ?? personal?.bio ?? "",
        specialties: changes.specialties ?? personal?.specialties ?? [],
        certifications: changes.certifications ?? personal?.certifications ?? "",
        ...(image !== undefined && { profileImageUrl: image }),
        ...(venmo && { venmo }),
        ...(cashApp && { cashApp }),
      },
    };
    return isDeepStrictEqual(next, instructing)
      ? []
      : [{ type: "InstructorProfileUpdated", data: { userId, ...next } }];
  };
