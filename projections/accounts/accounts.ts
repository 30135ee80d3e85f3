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

/** Facts from before days were told beside ages are of the day on which they were recorded. */
const dayOfAge = (
  told: { age?: number | null; ageRecordedOn?: string } | null,
  { occurredAt }: { occurredAt: string },
) => {
  if (!told) return {};
  const hasAge = told.age !== undefined && told.age !== null;
  return { ageRecordedOn: hasAge ? (told.ageRecordedOn ?? occurredAt.slice(0, 10)) : null };
};

const nobody = {
  email: null,
  firstName: null,
  lastName: null,
  age: null,
  ageRecordedOn: null,
  position: null,
  experience: null,
  phoneNumber: null,
  parentName: null,
  parentEmail: null,
  parentPhone: null,
};
const nothingTold = {
  bio: null,
  specialties: [],
  certifications: null,
  profileImageUrl: null,
  venmo: null,
  cashApp: null,
};

/** Everybody with an account, and what instructors tell of themselves. */
export const accountsProjector = projector<AccountEvent | PrivacyEvent>({
  name: "accounts",
  version: 5,
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
    ProfileUpdated: ({ data, meta }) =>
      changed(users, data.userId, { ...data.personal, ...dayOfAge(data.personal, meta), updatedAt: meta.occurredAt }),
    GuardianNamed: ({ data, meta }) =>
      changed(users, data.userId, { ...data.personal, guardianConfirmedAt: null, updatedAt: meta.occurredAt }),
    GuardianConfirmed: ({ data, meta }) =>
      changed(users, data.userId, { guardianConfirmedAt: meta.occurredAt, updatedAt: meta.occurredAt }),
    InstructorAppointed: (fact) => [withRole(fact), changed(users, fact.data.userId, { hasTaught: true })],
    AdminAppointed: withRole,
    RoleRevoked: withRole,
    InstructorProfileUpdated: ({ data: { userId, personal, ...told } }) =>
      created(instructorProfiles, userId, { ...told, ...personal, specialties: personal?.specialties ?? [] }),
    PersonErased: ({ data: { subject }, meta: { occurredAt } }) => [
      changed(users, subject, { ...nobody, updatedAt: occurredAt, erasedAt: occurredAt }),
      changed(instructorProfiles, subject, nothingTold),
    ],
  },
});
