import { isDeepStrictEqual } from "node:util";
import { AccountEvent, type CoachPhoto, roleAfter } from "../../eventstore/accounts/events.ts";
import type { PlayerWords } from "../../eventstore/players/open.ts";
import { ageBy, freedomIn, freedomOf, isStaff, type RecordedAge } from "../../projections/accounts/guardian.ts";
import { adultAge, profileDefaults, type Role } from "../../projections/accounts/view.ts";
import type { Act } from "../backend.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";
import { refuseLate } from "../undo/open.ts";

export type PersonalOf<T extends AccountEvent["type"]> = NonNullable<
  Extract<AccountEvent, { type: T; data: { personal: unknown } }>["data"]["personal"]
>;
export type NamedGuardian = PersonalOf<"GuardianNamed">;
type InstructorProfile = Omit<Extract<AccountEvent, { type: "InstructorProfileUpdated" }>["data"], "userId">;

/** One person's account as far as decisions need it. */
export interface Person {
  readonly role: Role | undefined; // undefined: no one registered under this id
  readonly email: string | null;
  readonly profile: Omit<PersonalOf<"ProfileUpdated">, "ageBefore" | "younger"> | null;
  readonly younger: PersonalOf<"ProfileUpdated">["younger"]; // told before; a guardian still answers by it
  readonly guardian: NamedGuardian | null;
  readonly guardianConfirmed: boolean;
  readonly isEmailConfirmed: boolean;
  readonly ownPlayer: PlayerWords | null | undefined; // undefined: the account's own player is whoever has the account
  readonly instructing: InstructorProfile | undefined;
  readonly hasTaught: boolean; // is an instructor or was one
  /** What an admin has seen, by id; null once removed. */
  readonly certifications: ReadonlyMap<string, SeenCertification | null>;
  readonly lastRoleChange?: RoleChange | undefined;
  readonly photo: CoachPhoto | null;
  readonly photoFiles: readonly string[]; // every one there ever was
  readonly lastPhotoChange?: PhotoChange | undefined;
}

interface SeenCertification {
  readonly title: string | null; // null once the person is erased
  readonly validUntil: string;
}

/** The last change of the role, unless it was undone: its fact, and what was before. */
interface RoleChange {
  readonly id: string | undefined;
  readonly before: { readonly role: Role; readonly hasTaught: boolean };
}

/** The last change of the photo, unless it was undone: its fact, and what was before. */
interface PhotoChange {
  readonly id: string | undefined;
  readonly before: CoachPhoto | null;
}

const profileIn = (personal: PersonalOf<"PlayerRegistered">): PersonalOf<"ProfileUpdated"> => {
  const { firstName, lastName, age = null, ageRecordedOn, position = null, experience = null, phoneNumber } = personal;
  const sometimes = { ...(ageRecordedOn && { ageRecordedOn }), ...(phoneNumber && { phoneNumber }) };
  return { firstName, lastName, age, ...sometimes, position, experience };
};
const guardianIn = ({ parentName = "", parentEmail, parentPhone = "" }: PersonalOf<"PlayerRegistered">) =>
  parentEmail ? { parentName, parentEmail, parentPhone } : null;

export const person: Fold<Person, AccountEvent> = {
  events: AccountEvent,
  initial: {
    role: undefined,
    email: null,
    profile: null,
    younger: undefined,
    guardian: null,
    guardianConfirmed: false,
    isEmailConfirmed: false,
    ownPlayer: undefined,
    instructing: undefined,
    hasTaught: false,
    certifications: new Map(),
    photo: null,
    photoFiles: [],
  },
  evolve(person, { type, data }, id) {
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
      case "ProfileUpdated": {
        if (!data.personal) return { ...person, profile: null, younger: undefined };
        const { ageBefore: _, younger, phoneNumber, ...profile } = data.personal;
        return { ...person, profile: { ...profile, ...(phoneNumber && { phoneNumber }) }, younger };
      }
      case "GuardianNamed":
        return { ...person, guardian: data.personal, guardianConfirmed: false };
      case "GuardianConfirmed":
        return { ...person, guardianConfirmed: true };
      case "OwnPlayerNamed":
        return { ...person, ownPlayer: data.personal };
      case "EmailConfirmed":
        return { ...person, isEmailConfirmed: true };
      case "EmailChanged":
        return { ...person, email: data.personal?.email ?? null, isEmailConfirmed: true };
      case "InstructorAppointed":
      case "AdminAppointed":
      case "RoleRevoked": {
        const { role, hasTaught } = person;
        return {
          ...person,
          role: roleAfter[type],
          hasTaught: hasTaught || type === "InstructorAppointed",
          ...(role && { lastRoleChange: { id, before: { role, hasTaught } } }),
        };
      }
      case "RoleChangeUndone": {
        const { role, hasTaught } = data;
        return { ...person, role, hasTaught, lastRoleChange: undefined };
      }
      case "InstructorProfileUpdated": {
        const { userId: _, ...instructing } = data;
        return { ...person, instructing };
      }
      case "CoachPhotoChosen": {
        const { userId: _, ...photo } = data;
        const photoFiles = [...person.photoFiles, photo.fileId];
        return { ...person, photo, photoFiles, lastPhotoChange: { id, before: person.photo } };
      }
      case "CoachPhotoRemoved":
        return { ...person, photo: null, lastPhotoChange: { id, before: person.photo } };
      case "CoachPhotoChangeUndone":
        return { ...person, photo: data.photo, lastPhotoChange: undefined };
      case "CertificationSeen": {
        const { certificationId, validUntil, personal } = data;
        const seen = { title: personal?.title ?? null, validUntil };
        return { ...person, certifications: new Map(person.certifications).set(certificationId, seen) };
      }
      case "CertificationRemoved":
        return { ...person, certifications: new Map(person.certifications).set(data.certificationId, null) };
    }
  },
};

export const noSuchPerson = () => new Rejection("missing", "NoSuchPerson", "We couldn't find this person.");
export const noSuchInstructor = () => new Rejection("missing", "NoSuchInstructor", "Instructor ID not found");

/** Everyone who registers is a player; admins give roles. */
export const registerPlayer =
  (data: Extract<AccountEvent, { type: "PlayerRegistered" }>["data"]) =>
  ({ role }: Person): AccountEvent[] =>
    role ? [] : [{ type: "PlayerRegistered", data }];

/** By a link mailed to the account's own address. */
export const confirmEmail =
  ({ userId }: { userId: string }) =>
  ({ role, email, isEmailConfirmed }: Person): AccountEvent[] => {
    if (!role || email === null) throw noSuchPerson();
    return isEmailConfirmed ? [] : [{ type: "EmailConfirmed", data: { userId, personal: { email } } }];
  };

/** By a link mailed to the new address. */
export const changeEmail =
  ({ userId, email }: { userId: string; email: string }) =>
  (person: Person): AccountEvent[] => {
    const emailBefore = person.email;
    if (!person.role || emailBefore === null) throw noSuchPerson();
    return emailBefore === email ? [] : [{ type: "EmailChanged", data: { userId, personal: { email, emailBefore } } }];
  };

const appointment = { instructor: "InstructorAppointed", admin: "AdminAppointed", student: "RoleRevoked" } as const;

/** The age a person stated, and on which day. */
const recordedAge = ({ profile }: Person): RecordedAge => ({
  age: profile?.age ?? null,
  ageRecordedOn: profile?.ageRecordedOn ?? null,
});

/** How much others have to say about a person on that day, see `freedomOf`. */
export const freedom = (person: Person, today: string) =>
  freedomIn(person.role, person.younger ?? recordedAge(person), today);

/**
 * The younger age that still counts once someone tells another one. A guardian answers for a player until that one has
 * grown up: nobody is spared what their guardian has to agree to by saying they are older.
 */
export const youngerThan = ({ guardian, profile, younger }: Person, next: RecordedAge, today: string) => {
  const { age, ageRecordedOn } = profile ?? {};
  const told = younger ?? (typeof age === "number" ? { age, ageRecordedOn: ageRecordedOn ?? today } : undefined);
  if (!guardian || !told) return undefined;
  const [before, after] = [ageBy(told, today), ageBy(next, today)];
  return after === null || (before !== null && before < after) ? told : undefined;
};

const isMinor = (age: RecordedAge, today: string) => freedomOf(ageBy(age, today)) < 2;

/** Refuses an age that would lock out someone who runs the business: no one may be left to unlock the account. */
export const refuseMinorOnStaff = ({ role }: Person, age: RecordedAge, today: string) => {
  if (!isStaff(role) || !isMinor(age, today)) return;
  const message = `Coaches and admins must be ${adultAge} or older. Please check the age.`;
  throw new Rejection("conflict", "StaffMustBeAdults", message, { issues: [{ path: ["age"], message }] });
};

/** `lastAdmin`: taking this person's role away would leave the business without an admin. */
export interface Appointing {
  readonly userId: string;
  readonly lastAdmin: boolean;
  readonly today: string;
}

const refuseRole = (person: Person, role: Role, { lastAdmin, today }: Appointing) => {
  if (person.role === "admin" && lastAdmin)
    throw new Rejection("conflict", "LastAdmin", "This is the only admin. Appoint another admin first.");
  if (isStaff(role) && isMinor(recordedAge(person), today))
    throw new Rejection(
      "conflict",
      "StaffMustBeAdults",
      `Coaches and admins must be ${adultAge} or older, and this account's age is younger. If that's wrong, correct it first.`,
    );
};

export const changeRole =
  ({ role, ...appointing }: Appointing & { role: Role }) =>
  (person: Person): AccountEvent[] => {
    if (!person.role) throw noSuchPerson();
    if (person.role === role) return [];
    refuseRole(person, role, appointing);
    return [{ type: appointment[role], data: { userId: appointing.userId } }];
  };

/** The role is again what it was, as long as nobody has changed it since and it could still be given. */
export const undoRoleChange =
  ({ act, ...appointing }: Appointing & { act: Act }) =>
  (person: Person): AccountEvent[] => {
    refuseLate(act);
    const { lastRoleChange: change } = person;
    if (change?.id !== act.id)
      throw new Rejection("conflict", "ChangedSince", "This role has changed since, so this can't be undone.");
    refuseRole(person, change.before.role, appointing);
    return [{ type: "RoleChangeUndone", data: { userId: appointing.userId, ...change.before, undoes: [act.id] } }];
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
    if (role !== "instructor") throw noSuchInstructor();
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
