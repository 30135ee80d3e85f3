import type { ManagedUserView } from "../../../backend/accounts/contract.ts";
import type { Erased, ErasedVisitor } from "../../../backend/privacy/contract.ts";
import { counted, fullName } from "../../shared/formats.ts";
import { erasingWords as words } from "./words.ts";

type Person = Pick<ManagedUserView, "id" | "role" | "players">;

/** What erasing a person does, in words for the decision. `lessonsAhead`: undefined until it is known. */
export const erasing = ({ id, role, players }: Person, lessonsAhead: number | undefined) => {
  const isInstructor = role === "instructor";
  const going = players.filter(({ goesWithAccount }) => goesWithAccount);
  const others = going.filter(({ playerId }) => playerId !== id).map(fullName);
  const members = going.filter(({ membershipStatus, card }) => membershipStatus === "active" || card);
  const lessons =
    lessonsAhead === undefined
      ? words.upcomingLessons
      : lessonsAhead === 0
        ? undefined
        : words.upcomingLessonsCounted(lessonsAhead);
  return {
    goes: [
      words.nameEmailPhoneAge,
      ...(others.length > 0 ? [words.playersToo(others)] : []),
      ...(isInstructor ? [words.theirProfileAndListing] : []),
      ...(going.length > others.length ? [words.theirVideos] : []),
      ...(members.length > 0 ? [words.memberships(members.map(fullName))] : []),
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
