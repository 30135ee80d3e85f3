import { type AccountEvent, roleAfter } from "../../eventstore/accounts/events.ts";
import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { changed, created, projector } from "../projector.ts";
import { instructorProfiles, users } from "./tables.ts";

const withRole = ({
  type,
  data,
  meta,
}: {
  type: keyof typeof roleAfter;
  data: { userId: string };
  meta: { occurredAt: string };
}) => changed(users, data.userId, { role: roleAfter[type], updatedAt: meta.occurredAt });

/** Older facts carry no date with the age: it is the day they were recorded. */
const dayOfAge = (
  personal: { age?: number | null; ageRecordedOn?: string } | null,
  { occurredAt }: { occurredAt: string },
) => {
  if (!personal) return {};
  const hasAge = personal.age !== undefined && personal.age !== null;
  return { ageRecordedOn: hasAge ? (personal.ageRecordedOn ?? occurredAt.slice(0, 10)) : null };
};

const noGuardian = { parentName: null, parentEmail: null, parentPhone: null };
const nobody = {
  ...noGuardian,
  email: null,
  firstName: null,
  lastName: null,
  age: null,
  ageRecordedOn: null,
  youngerAge: null,
  youngerAgeRecordedOn: null,
  position: null,
  experience: null,
  phoneNumber: null,
  photo: null,
  photoId: null,
};
const emptyProfile = {
  bio: null,
  specialties: [],
  certifications: null,
  profileImageUrl: null,
  venmo: null,
  cashApp: null,
};

/** Everyone with an account, and the profiles of instructors. */
export const accountsProjector = projector<AccountEvent | PrivacyEvent>({
  name: "accounts",
  version: 10,
  tables: [users, instructorProfiles],
  on: {
    PlayerRegistered: ({ data, meta }) =>
      created(users, data.userId, {
        ...data.personal,
        ...dayOfAge(data.personal, meta),
        role: roleAfter.PlayerRegistered,
        hasTaught: false,
        createdAt: meta.occurredAt,
        updatedAt: meta.occurredAt,
      }),
    ProfileUpdated: ({ data: { userId, personal }, meta }) => {
      const { ageBefore: _, younger, ...profile } = personal ?? {};
      return changed(users, userId, {
        ...profile,
        ...dayOfAge(personal, meta),
        youngerAge: younger?.age ?? null,
        youngerAgeRecordedOn: younger?.ageRecordedOn ?? null,
        updatedAt: meta.occurredAt,
      });
    },
    GuardianNamed: ({ data, meta }) =>
      changed(users, data.userId, {
        ...(data.personal ?? noGuardian),
        guardianConfirmedAt: null,
        updatedAt: meta.occurredAt,
      }),
    GuardianConfirmed: ({ data, meta }) =>
      changed(users, data.userId, { guardianConfirmedAt: meta.occurredAt, updatedAt: meta.occurredAt }),
    EmailConfirmed: ({ data: { userId }, meta: { occurredAt } }) =>
      changed(users, userId, { emailConfirmedAt: occurredAt, updatedAt: occurredAt }),
    EmailChanged: ({ data: { userId, personal }, meta: { occurredAt } }) =>
      changed(users, userId, { email: personal?.email ?? null, emailConfirmedAt: occurredAt, updatedAt: occurredAt }),
    InstructorAppointed: (fact) => [withRole(fact), changed(users, fact.data.userId, { hasTaught: true })],
    AdminAppointed: withRole,
    RoleRevoked: withRole,
    RoleChangeUndone: ({ data: { userId, role, hasTaught }, meta: { occurredAt } }) =>
      changed(users, userId, { role, hasTaught, updatedAt: occurredAt }),
    InstructorProfileUpdated: ({ data: { userId, personal, ...rest }, meta: { occurredAt } }) => [
      created(instructorProfiles, userId, { ...rest, ...personal, specialties: personal?.specialties ?? [] }),
      changed(users, userId, { updatedAt: occurredAt }),
    ],
    CoachPhotoChosen: ({ data: { userId, ...photo }, meta: { occurredAt } }) =>
      changed(users, userId, { photo, photoId: photo.fileId, updatedAt: occurredAt }),
    CoachPhotoRemoved: ({ data: { userId }, meta: { occurredAt } }) =>
      changed(users, userId, { photo: null, photoId: null, updatedAt: occurredAt }),
    CoachPhotoChangeUndone: ({ data: { userId, photo }, meta: { occurredAt } }) =>
      changed(users, userId, { photo, photoId: photo?.fileId ?? null, updatedAt: occurredAt }),
    PersonErased: ({ data: { subject }, meta: { occurredAt } }) => [
      changed(users, subject, { ...nobody, updatedAt: occurredAt, erasedAt: occurredAt }),
      changed(instructorProfiles, subject, emptyProfile),
    ],
  },
});
