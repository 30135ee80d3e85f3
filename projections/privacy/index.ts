import type { Context, HistoryOf } from "../context.ts";
import { privacyProjector } from "./privacy.ts";
import type { PrivacyFact } from "./view.ts";

const history: HistoryOf<PrivacyFact> = {
  PersonErased: { of: "subject" },
  MedicalTextForgotten: { of: "subject" },
  SubmissionForgotten: { of: "subject", state: ({ why }) => why },
  PersonalDataExported: { of: "subject" },
  ListExported: { of: "userId" },
};

export const privacy = {
  name: "privacy",
  projectors: [privacyProjector],
  history,
  /** Also a key that an old backup brought back. */
  notGone: ["not exists (select from vault.subject_key k where k.subject = e.subject and k.destroyed_at is not null)"],
} satisfies Context;
