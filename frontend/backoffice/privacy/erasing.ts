import type { UserView } from "../../../backend/accounts/contract.ts";
import type { Erased, ErasedVisitor } from "../../../backend/privacy/contract.ts";
import { counted } from "../../shared/formats.ts";
import { erasingWords as words } from "./words.ts";

/** What erasing a person does, in words for the decision. `lessonsAhead`: undefined until it is known. */
export const erasing = ({ role }: Pick<UserView, "role">, lessonsAhead: number | undefined) => {
  const isInstructor = role === "instructor";
  const lessons =
    lessonsAhead === undefined
      ? words.upcomingLessons
      : lessonsAhead === 0
        ? undefined
        : words.upcomingLessonsCounted(lessonsAhead);
  return {
    goes: [
      words.nameEmailPhoneAge,
      ...(isInstructor ? [words.theirProfileAndListing] : []),
      ...(lessons ? [lessons] : []),
      words.theirSpotsInCamps,
      words.theirLogin,
    ],
    stays: [words.datesPricesAndStatuses, words.whoDidWhatAnd],
  };
};

/** The same for what somebody sent without an account. */
export const erasingVisitor = (email: string) => ({
  goes: [words.namesPhoneNumbersAnd(email), words.childrensHealth, words.spotsInUpcomingCamps],
  stays: [words.amountsDatesAndStatuses, words.anythingSentWith],
});

/** The outcome, for the toast. */
export const erasedInWords = ({
  registrationsWithdrawn = 0,
  lessonsCancelled,
  slotsWithdrawn = 0,
}: Pick<Erased, "lessonsCancelled"> & Partial<Pick<Erased, "slotsWithdrawn"> & ErasedVisitor>) =>
  [
    registrationsWithdrawn > 0 && words.registrationsWithdrawn(counted(registrationsWithdrawn, "registration")),
    lessonsCancelled > 0 && words.lessonsCanceled(counted(lessonsCancelled, "lesson")),
    slotsWithdrawn > 0 && words.slotsRemoved(counted(slotsWithdrawn, "time slot")),
  ]
    .filter(Boolean)
    .join(", ");
