import { type AccountEvent, roleAfter } from "../../eventstore/accounts/events.ts";
import { changed, created, projector } from "../projector.ts";

const withRole = ({
  type,
  data,
  meta,
}: {
  type: keyof typeof roleAfter;
  data: { userId: string };
  meta: { occurredAt: string };
}) => changed("users", data.userId, { role: roleAfter[type], updatedAt: meta.occurredAt });

/** Everybody with an account, and what instructors tell of themselves. */
export const accounts = projector<AccountEvent>({
  name: "accounts",
  version: 1,
  tables: {
    users: {
      key: "id",
      columns: {
        id: "text",
        email: "text?",
        firstName: "text?",
        lastName: "text?",
        role: "text",
        age: "integer?",
        position: "text?",
        experience: "text?",
        phoneNumber: "text?",
        parentName: "text?",
        parentEmail: "text?",
        parentPhone: "text?",
        createdAt: "text",
        updatedAt: "text",
      },
      indexes: [["role"], ["lastName"], ["createdAt"]],
    },
    instructorProfiles: {
      key: "userId",
      columns: {
        userId: "text",
        bio: "text?",
        specialties: "jsonb",
        certifications: "text?",
        profileImageUrl: "text?",
        hourlyRateCents: "integer",
        yearsExperience: "integer?",
        location: "text",
      },
    },
  },
  on: {
    PlayerRegistered: ({ data, meta }) =>
      created("users", data.userId, {
        ...data.personal,
        role: roleAfter.PlayerRegistered,
        createdAt: meta.occurredAt,
        updatedAt: meta.occurredAt,
      }),
    ProfileUpdated: ({ data, meta }) => changed("users", data.userId, { ...data.personal, updatedAt: meta.occurredAt }),
    InstructorAppointed: withRole,
    AdminAppointed: withRole,
    RoleRevoked: withRole,
    InstructorProfileUpdated: ({ data: { userId, personal, ...told } }) =>
      created("instructorProfiles", userId, { ...told, ...personal, specialties: personal?.specialties ?? [] }),
  },
});
