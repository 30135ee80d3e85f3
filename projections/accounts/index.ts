import { roleAfter } from "../../eventstore/accounts/events.ts";
import type { Context, HistoryOf } from "../context.ts";
import { accountsProjector } from "./accounts.ts";
import { certificationsProjector } from "./certifications.ts";
import type { AccountFact } from "./view.ts";

const history: HistoryOf<AccountFact> = {
  PlayerRegistered: { of: "userId", state: roleAfter.PlayerRegistered },
  ProfileUpdated: { of: "userId" },
  GuardianNamed: { of: "userId" },
  GuardianConfirmed: { of: "userId" },
  OwnPlayerNamed: { of: "userId" },
  EmailConfirmed: { of: "userId" },
  EmailChanged: { of: "userId" },
  InstructorAppointed: { of: "userId", state: roleAfter.InstructorAppointed },
  AdminAppointed: { of: "userId", state: roleAfter.AdminAppointed },
  RoleRevoked: { of: "userId", state: roleAfter.RoleRevoked },
  RoleChangeUndone: { of: "userId", state: (data) => data.role },
  InstructorProfileUpdated: { of: "userId" },
  CoachPhotoChosen: { of: "userId" },
  CoachPhotoRemoved: { of: "userId" },
  CoachPhotoChangeUndone: { of: "userId" },
  CertificationSeen: { of: "userId", tells: ({ validUntil }) => ({ validUntil }) },
  CertificationRemoved: { of: "userId" },
};

export const accounts = {
  name: "accounts",
  projectors: [accountsProjector, certificationsProjector],
  history,
  notGone: [
    "exists (select from account.credential c where c.user_id = e.subject)",
    "exists (select from account.mailed_link m where m.user_id = e.subject)",
    "exists (select from web.session s where s.user_id = e.subject)",
    "exists (select from web.seen s where s.user_id = e.subject)",
    "exists (select from read.users u where u.id = e.subject and u.role <> 'student')",
  ],
  things: ["select :userId"],
} satisfies Context;
