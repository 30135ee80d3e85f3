import type { UserView } from "../../../backend/accounts/contract.ts";
import type { Erased, ErasedVisitor } from "../../../backend/privacy/contract.ts";
import { counted } from "../../shared/formats.ts";

/** What erasing a person does, in words for the decision. `lessonsAhead`: undefined until it is known. */
export const erasing = ({ role }: Pick<UserView, "role">, lessonsAhead: number | undefined) => {
  const isInstructor = role === "instructor";
  const lessons =
    lessonsAhead === undefined
      ? "Lessons still to come are cancelled."
      : lessonsAhead === 0
        ? undefined
        : `${counted(lessonsAhead, "lesson")} still to come: ${lessonsAhead === 1 ? "it is" : "they are"} cancelled. Tell the others first, no mail is sent.`;
  return {
    goes: [
      "Name, e-mail, phone, age, a parent's contacts, and every note about them.",
      ...(isInstructor ? ["Their profile and place among the instructors, and all their time slots."] : []),
      ...(lessons ? [lessons] : []),
      "Their log-in. With the same e-mail they can register anew, as somebody else.",
    ],
    stays: [
      "Dates, prices and states of their lessons, under “Removed person”.",
      "Who did what and when, without a name.",
    ],
  };
};

/** The same for what somebody sent without an account. */
export const erasingVisitor = (email: string) => ({
  goes: [
    `Names, phone numbers and every note of all that came from ${email} without an account: registrations for camps, places on waitlists, lesson requests and inquiries.`,
    "What was told about the children and their health.",
    "Places in camps still to come are given free, and lessons still to come are cancelled. Tell the others first, no mail is sent.",
  ],
  stays: [
    "Amounts, dates and states, under “Removed person”, and money that is to be given back.",
    "What was sent with an account: it goes when that account is erased.",
  ],
});

/** The outcome, for the toast. */
export const erasedInWords = ({
  registrationsWithdrawn = 0,
  lessonsCancelled,
  slotsWithdrawn = 0,
}: Pick<Erased, "lessonsCancelled"> & Partial<Pick<Erased, "slotsWithdrawn"> & ErasedVisitor>) =>
  [
    registrationsWithdrawn > 0 && `${counted(registrationsWithdrawn, "registration")} withdrawn`,
    lessonsCancelled > 0 && `${counted(lessonsCancelled, "lesson")} cancelled`,
    slotsWithdrawn > 0 && `${counted(slotsWithdrawn, "time slot")} withdrawn`,
  ]
    .filter(Boolean)
    .join(", ");
