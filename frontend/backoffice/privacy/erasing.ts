import type { UserView } from "../../../backend/accounts/contract.ts";
import type { Erased, ErasedVisitor } from "../../../backend/privacy/contract.ts";
import { counted } from "../../shared/formats.ts";
import { erasingWords as words } from "./words.ts";

/** What erasing a person does, in words for the decision. `lessonsAhead`: undefined until it is known. */
export const erasing = ({ role }: Pick<UserView, "role">, lessonsAhead: number | undefined) => {
  const isInstructor = role === "instructor";
  const lessons =
    lessonsAhead === undefined
      ? words.lessonsStillToCome
      : lessonsAhead === 0
        ? undefined
        : words.lessonsAheadStillTo(counted(lessonsAhead, "lesson"), lessonsAhead);
  return {
    goes: [
      words.nameEmailPhoneAge,
      ...(isInstructor ? [words.theirProfileAndPlace] : []),
      ...(lessons ? [lessons] : []),
      words.theirLogInWith,
    ],
    stays: [words.datesPricesAndStates, words.whoDidWhatAnd],
  };
};

/** The same for what somebody sent without an account. */
export const erasingVisitor = (email: string) => ({
  goes: [words.namesPhoneNumbersAnd(email), words.whatWasToldAbout, words.placesInCampsStill],
  stays: [words.amountsDatesAndStates, words.whatWasSentWith],
});

/** The outcome, for the toast. */
export const erasedInWords = ({
  registrationsWithdrawn = 0,
  lessonsCancelled,
  slotsWithdrawn = 0,
}: Pick<Erased, "lessonsCancelled"> & Partial<Pick<Erased, "slotsWithdrawn"> & ErasedVisitor>) =>
  [
    registrationsWithdrawn > 0 &&
      words.registrationsWithdrawnWithdrawn(counted(registrationsWithdrawn, "registration")),
    lessonsCancelled > 0 && words.lessonsCancelledCancelled(counted(lessonsCancelled, "lesson")),
    slotsWithdrawn > 0 && words.slotsWithdrawnWithdrawn(counted(slotsWithdrawn, "time slot")),
  ]
    .filter(Boolean)
    .join(", ");
