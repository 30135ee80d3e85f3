import { PrivacyEvent } from "../../eventstore/privacy/events.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";

/** One subject, as far as decisions need it. */
interface Subject {
  readonly isErased: boolean;
}

export const subjectOfData: Fold<Subject, PrivacyEvent> = {
  events: PrivacyEvent,
  initial: { isErased: false },
  evolve(_, { type }) {
    switch (type) {
      case "PersonErased":
      case "MedicalTextForgotten":
      case "SubmissionForgotten":
        return { isErased: true };
    }
  },
};

/** `onlyAdmin`: with this person the business would lose its last admin. */
export const erasePerson =
  ({ subject, onlyAdmin }: { subject: string; onlyAdmin: boolean }) =>
  ({ isErased }: Subject): PrivacyEvent[] => {
    if (isErased) return [];
    if (onlyAdmin)
      throw new Rejection("conflict", "LastAdmin", "This is the only admin. Appoint another admin first, then erase.");
    return [{ type: "PersonErased", data: { subject } }];
  };

/** What someone sent is no one's to read any more, while they themselves stay. */
export const forgetSubmission =
  (forgotten: { subject: string; why: "time" | "withdrawn" | "erased" }) =>
  ({ isErased }: Subject): PrivacyEvent[] =>
    isErased ? [] : [{ type: "SubmissionForgotten", data: forgotten }];
