import { z } from "zod";
import { PlayerWords } from "../players/open.ts";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const userId = z.string();
const optionalText = z.string().optional();
const day = z.iso.date(); // UTC

const PlayerRegistered = z.object({
  type: z.literal("PlayerRegistered"),
  data: z.object({
    userId,
    agreedTo: optionalText, // the version of the policies shown with the form
    registeredAs: z.enum(["player", "parent"]).optional(), // absent: player
    grewUp: z.literal(true).optional(), // under the id of a player whom another account had added
    personal: z
      .object({
        email: z.string(), // lower case
        firstName: z.string(),
        lastName: z.string(),
        age: z.int().optional(), // as told on that day, so it goes stale
        ageRecordedOn: day.optional(), // absent: the day of the fact
        position: optionalText,
        experience: optionalText,
        phoneNumber: optionalText,
        parentName: optionalText,
        parentEmail: optionalText,
        parentPhone: optionalText,
      })
      .nullable(), // null once erased
  }),
});

const ProfileUpdated = z.object({
  type: z.literal("ProfileUpdated"),
  data: z.object({
    userId,
    personal: z
      .object({
        firstName: z.string(),
        lastName: z.string(),
        age: z.int().nullable(),
        ageRecordedOn: day.optional(), // kept when the age itself is unchanged
        ageBefore: z.int().nullable().optional(), // absent: this leaves the age alone
        younger: z.object({ age: z.int(), ageRecordedOn: day }).optional(), // told before; a guardian still answers by it
        position: z.string().nullable(),
        experience: z.string().nullable(),
        phoneNumber: z.string().nullable().optional(), // absent: none was ever told
      })
      .nullable(),
  }),
});

/** Who answers for a player under 18. Replaces the one named before. */
const GuardianNamed = z.object({
  type: z.literal("GuardianNamed"),
  data: z.object({
    userId,
    personal: z // null once erased, or nobody: whoever had confirmed was removed
      .object({ parentName: z.string(), parentEmail: z.string(), parentPhone: z.string() })
      .nullable(),
  }),
});

/** Whoever reads mail at that address knows of the account and agrees to it. */
const GuardianConfirmed = z.object({
  type: z.literal("GuardianConfirmed"),
  data: z.object({
    userId,
    personal: z.object({ parentName: z.string(), parentEmail: z.string() }).nullable(),
  }),
});

/** The account's own player is somebody's child: the lessons so far were that child's. The account keeps its name. */
const OwnPlayerNamed = z.object({
  type: z.literal("OwnPlayerNamed"),
  data: z.object({
    userId,
    declared: z.literal("parent or legal guardian"),
    agreedTo: optionalText, // the version of the policies shown with the form
    personal: PlayerWords.nullable(), // null once erased
  }),
});
/** Whoever has the account reads mail at its address, so what they declared counts. */
const EmailConfirmed = z.object({
  type: z.literal("EmailConfirmed"),
  data: z.object({ userId, personal: z.object({ email: z.string() }).nullable() }),
});

/** To an address whose mail they read. It is where everything goes from now on, and what they log in with. */
const EmailChanged = z.object({
  type: z.literal("EmailChanged"),
  data: z.object({
    userId,
    personal: z.object({ email: z.string(), emailBefore: z.string() }).nullable(), // lower case
  }),
});

const InstructorAppointed = z.object({ type: z.literal("InstructorAppointed"), data: z.object({ userId }) });
const AdminAppointed = z.object({ type: z.literal("AdminAppointed"), data: z.object({ userId }) });
const RoleRevoked = z.object({ type: z.literal("RoleRevoked"), data: z.object({ userId }) });

/** The role was changed by mistake: it is again what it was. */
const RoleChangeUndone = z.object({
  type: z.literal("RoleChangeUndone"),
  data: z.object({
    userId,
    role: z.enum(["student", "instructor", "admin"]),
    hasTaught: z.boolean(), // is an instructor again, or was one before
    undoes: z.array(z.string()), // ids of the facts it takes back
  }),
});

const InstructorProfileUpdated = z.object({
  type: z.literal("InstructorProfileUpdated"),
  data: z.object({
    userId,
    hourlyRateCents: z.int(),
    yearsExperience: z.int().nullable(),
    location: z.string(),
    personal: z
      .object({
        bio: z.string(),
        specialties: z.array(z.string()),
        certifications: z.string(),
        profileImageUrl: z.string().optional(),
        venmo: optionalText, // "@name"; shown to every visitor, but personal data all the same, and erased with the person
        cashApp: optionalText, // "$name"
      })
      .nullable(),
  }),
});

/** A square picture of an instructor, shown to every visitor. Its file is sealed with the person's key. */
export const CoachPhoto = z.object({
  fileId: z.string(),
  container: z.enum(["jpg", "png", "webp"]),
  bytes: z.int(),
  sha256: z.string(), // hex, of the sealed file
});
/** Replaces the one before. */
const CoachPhotoChosen = z.object({ type: z.literal("CoachPhotoChosen"), data: CoachPhoto.extend({ userId }) });
const CoachPhotoRemoved = z.object({
  type: z.literal("CoachPhotoRemoved"),
  data: z.object({ userId, fileId: z.string() }),
});
/** The photo is again what it was. */
const CoachPhotoChangeUndone = z.object({
  type: z.literal("CoachPhotoChangeUndone"),
  data: z.object({
    userId,
    photo: CoachPhoto.nullable(), // null: there was none
    undoes: z.array(z.string()), // ids of the facts it takes back
  }),
});

/** An admin has seen the paper, which isn't kept. The same certification again: it is valid until another day. */
const CertificationSeen = z.object({
  type: z.literal("CertificationSeen"),
  data: z.object({
    userId,
    certificationId: z.string(),
    validUntil: z.iso.date(), // included, at the facility, as is the next
    seenOn: z.iso.date(),
    personal: z.object({ title: z.string() }).nullable(), // shown to every visitor, and erased with the person
  }),
});
const CertificationRemoved = z.object({
  type: z.literal("CertificationRemoved"),
  data: z.object({ userId, certificationId: z.string() }),
});

export const AccountEvent = z.discriminatedUnion("type", [
  PlayerRegistered,
  ProfileUpdated,
  GuardianNamed,
  GuardianConfirmed,
  OwnPlayerNamed,
  EmailConfirmed,
  EmailChanged,
  InstructorAppointed,
  AdminAppointed,
  RoleRevoked,
  RoleChangeUndone,
  InstructorProfileUpdated,
  CoachPhotoChosen,
  CoachPhotoRemoved,
  CoachPhotoChangeUndone,
  CertificationSeen,
  CertificationRemoved,
]);
export type CoachPhoto = z.infer<typeof CoachPhoto>;
export type AccountEvent = z.infer<typeof AccountEvent>;

/** One person's account: the stream in which roles are granted and revoked. */
export const userStream = (userId: string) => `user-${userId}`;

/** Whose key seals which part of a fact. */
export const accountSecrets = {
  PlayerRegistered: { personal: (data: { userId: string }) => data.userId },
  ProfileUpdated: { personal: (data: { userId: string }) => data.userId },
  GuardianNamed: { personal: (data: { userId: string }) => data.userId },
  GuardianConfirmed: { personal: (data: { userId: string }) => data.userId },
  OwnPlayerNamed: { personal: (data: { userId: string }) => data.userId },
  EmailConfirmed: { personal: (data: { userId: string }) => data.userId },
  EmailChanged: { personal: (data: { userId: string }) => data.userId },
  InstructorProfileUpdated: { personal: (data: { userId: string }) => data.userId },
  CertificationSeen: { personal: (data: { userId: string }) => data.userId },
} as const;

/** The role a person has after a fact. Facts that leave the role alone have no entry; an undoing states it itself. */
export const roleAfter = {
  PlayerRegistered: "student",
  InstructorAppointed: "instructor",
  AdminAppointed: "admin",
  RoleRevoked: "student",
} as const satisfies Partial<Record<AccountEvent["type"], string>>;
