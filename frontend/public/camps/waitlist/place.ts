import type { OwnWaitlistEntryView } from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { divisionWords, placeWords as words } from "../words.ts";

/** "Kim, Lou · 10U" */
export const whoWaits = ({ places, participantCount }: OwnWaitlistEntryView) => {
  const names = places.flatMap(({ playerName }) => playerName ?? []);
  const groups = [
    ...new Set(places.flatMap(({ ageGroup }) => (ageGroup ? divisionWords.ageGroup(ageGroup) : []))),
  ].join(", ");
  const who = names.length > 0 ? names.join(", ") : words.players(participantCount);
  return groups ? `${who} · ${groups}` : who;
};

/** Where a family sees its turn, or answers its offer. */
export const toItsPlace = ({ id, state }: Pick<OwnWaitlistEntryView, "id" | "state">) => ({
  to: `/waitlist-place?id=${id}`,
  label: state === "offered" ? words.acceptOrDecline : words.seeYourPlaceInLine,
});
