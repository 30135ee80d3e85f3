import { listUsers } from "../../projections/accounts/queries.ts";
import { nameIn, searchedIn } from "../search/open.ts";
import type { Context, Searched } from "../context.ts";
import { forgetLimitsAhead } from "../http/limits.ts";
import { forgetExpiredSessions } from "../http/sessions.ts";
import { anHour, tenMinutes } from "../timed/timedWork.ts";
import { roleUndos } from "./appoint.ts";
import { revokeCalendarWhenErased } from "./calendarFeeds.ts";
import { AccountView, ManagedUserView } from "../../projections/accounts/accountView.ts";
import { certificationCalls } from "./certifications/calls.ts";
import { CertificationView } from "./certifications/formContract.ts";
import { remindOfCertifications } from "./certifications/mails.ts";
import { InstructorView } from "./contract.ts";
import { finishEmailChanges, mailWhenEmailChanged } from "./email/changeEmail.ts";
import { emailCalls } from "./email/emailCalls.ts";
import { guardianCalls } from "./guardianCalls.ts";
import { forgetOldGuesses } from "./passwords/guesses.ts";
import { accountLimits } from "./limits.ts";
import { mailGuardianWhenAgeChanged } from "./guardianMails.ts";
import { forgetExpiredLinks } from "./mailedLinks.ts";
import { passwordCalls } from "./passwords/passwordCalls.ts";
import { peopleCalls } from "./peopleCalls.ts";
import { accountParts, closeAccountWhenErased } from "./personalData.ts";
import { profileCalls } from "./profileCalls.ts";
import { sessionCalls } from "./sessionCalls.ts";

const searched: readonly Searched[] = [
  searchedIn("users", {
    who: ["admin"],
    read: ({ db, withMemberships }, _, query) => listUsers(db, query, withMemberships.accountsOfMembers()),
    shown: ({ email, role, ...user }) => ({ name: nameIn(user), about: email, status: role }),
  }),
];

export const accounts: Context = {
  name: "accounts",
  calls: {
    accounts: [
      ...sessionCalls,
      ...passwordCalls,
      ...guardianCalls,
      ...emailCalls,
      ...profileCalls,
      ...certificationCalls,
      ...peopleCalls,
    ],
  },
  shapes: { AccountView, ManagedUserView, InstructorView, CertificationView },
  mails: [mailGuardianWhenAgeChanged, mailWhenEmailChanged],
  timed: [
    { name: "forget expired sessions", every: anHour, byTheClock: true, run: ({ db }) => forgetExpiredSessions(db) },
    { name: "forget old guesses", every: anHour, byTheClock: true, run: ({ db }) => forgetOldGuesses(db) },
    { name: "forget expired links", every: anHour, byTheClock: true, run: ({ db }) => forgetExpiredLinks(db) },
    { name: "finish changes of email", every: anHour, run: finishEmailChanges },
    {
      name: "forget limits ahead of their time",
      every: tenMinutes,
      byTheClock: true,
      run: ({ db }) => forgetLimitsAhead(db),
    },
    { name: "remind of certifications", every: anHour, byTheClock: true, run: remindOfCertifications },
  ],
  undos: roleUndos,
  limits: accountLimits,
  searched,
  whenErased: [revokeCalendarWhenErased, closeAccountWhenErased],
  exported: accountParts,
};
