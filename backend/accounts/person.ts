import { isDeepStrictEqual } from "node:util";
import { AccountEvent, roleAfter } from "../../eventstore/accounts/events.ts";
import { ageBy, freedomIn, freedomOf, isStaff, type ToldAge } from "../../projections/accounts/guardian.ts";
import { adultAge, profileDefaults, type Role } from "../../projections/accounts/view.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";

type Told<T extends AccountEvent["type"]> = NonNullable<
  Extract<AccountEvent, { type: T; data: { personal: unknown } }>["data"]["personal"]
>;
export type NamedGuardian = Told<"GuardianNamed">;
type InstructorProfile = Omit<Extract<AccountEvent, { type: "InstructorProfileUpdated" }>["data"], "userId">;

/** One person's account as far as decisions need it. */
export interface Person {
  readonly role: Role | undefined; // undefined: nobody registered under this id
  readonly email: string | null; // as it was registered
  readonly profile: Told<"ProfileUpdated"> | null;
  readonly guardian: NamedGuardian | null;
  readonly guardianConfirmed: boolean;
  readonly instructing: InstructorProfile | undefined;
}

const profileIn = (told: Told<"PlayerRegistered">): Told<"ProfileUpdated"> => {
  const { firstName, lastName, age = null, ageRecordedOn, position = null, experience = null } = told;
  return { firstName, lastName, age, ...(ageRecordedOn && { ageRecordedOn }), position, experience };
};
const guardianIn = ({ parentName = "", parentEmail, parentPhone = "" }: Told<"PlayerRegistered">) =>
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
        const told = data.personal;
        return {
          ...person,
          role: roleAfter[type],
          email: told?.email ?? null,
          profile: told && profileIn(told),
          guardian: told && guardianIn(told),
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

/** Who registers is a player; roles are given by admins. */
export const registerPlayer =
  ({ userId, personal }: { userId: string; personal: Told<"PlayerRegistered"> }) =>
  ({ role }: Person): AccountEvent[] =>
    role ? [] : [{ type: "PlayerRegistered", data: { userId, personal } }];

const appointment = { instructor: "InstructorAppointed", admin: "AdminAppointed", student: "RoleRevoked" } as const;

/** The age that a person told, and on which day. */
const toldAge = ({ profile }: Person): ToldAge => ({
  age: profile?.age ?? null,
  ageRecordedOn: profile?.ageRecordedOn ?? null,
});

/** What others have to say about a person by that day, see `freedomOf`. */
export const freedom = (person: Person, today: string) => freedomIn(person.role, toldAge(person), today);

const isMinor = (told: ToldAge, today: string) => freedomOf(ageBy(told, today)) < 2;

/** An age that would close the account of somebody who runs the business. Its owner may not be there to open it again. */
export const refuseMinorOnStaff = ({ role }: Person, told: ToldAge, today: string) => {
  if (!isStaff(role) || !isMinor(told, today)) return;
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
    if (isStaff(role) && isMinor(toldAge(person), today))
      throw new Rejection(
        "conflict",
        "StaffMustBeAdults",
        `Coaches and admins must be ${adultAge} or older, and this account says younger. If the age is wrong, correct it first.`,
      );
    return [{ type: appointment[role], data: { userId } }];
  };

export interface ToldProfile {
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
const untold = { ...profileDefaults, yearsExperience: null, personal: null };

/** Fields left out stay as they are. */
export const updateInstructorProfile =
  ({ userId, told }: { userId: string; told: ToldProfile }) =>
  ({ role, instructing = untold }: Person): AccountEvent[] => {
    if (role !== "instructor") throw new Rejection("missing", "NoSuchInstructor", "Instructor ID not found");
    const { personal, ...before } = instructing;
    const image = told.profileImageUrl ?? personal?.profileImageUrl;
    const venmo = told.venmo === undefined ? personal?.venmo : told.venmo;
    const cashApp = told.cashApp === undefined ? personal?.cashApp : told.cashApp;
    const next: InstructorProfile = {
      hourlyRateCents: told.hourlyRateCents ?? before.hourlyRateCents,
      yearsExperience: told.yearsExperience === undefined ? before.yearsExperience : told.yearsExperience,
      location: told.location ?? before.location,
      personal: {
        bio: told.bio ?? personal?.bio ?? "",
        specialties: told.specialties ?? personal?.specialties ?? [],
        certifications: told.certifications ?? personal?.certifications ?? "",
        ...(image !== undefined && { profileImageUrl: image }),
        ...(venmo && { venmo }),
        ...(cashApp && { cashApp }),
      },
    };
    return isDeepStrictEqual(next, instructing)
      ? []
      : [{ type: "InstructorProfileUpdated", data: { userId, ...next } }];
  };
