import type { CampView } from "../../../../../backend/camps/contract.ts";
import { campStopWords as words } from "../../words.ts";

export type CampStop = { title: string; text: string; waitlist: boolean };

/** Why nobody can register for this camp, to be said before anybody types; null where somebody can. */
export const campStop = ({
  status,
  statusReason,
  isFull,
}: Pick<CampView, "status" | "statusReason" | "isFull">): CampStop | null => {
  switch (status) {
    case "draft":
      return { title: words.thisCampIsntPublished, text: words.familiesCanRegisterOnce, waitlist: false };
    case "cancelled":
      return { title: words.thisCampWasCancelled, text: statusReason ?? words.itDoesNotTake, waitlist: false };
    case "completed":
      return { title: words.thisCampIsOver, text: words.haveALookAt, waitlist: false };
    case "archived":
      return { title: words.thisCampTakesNo, text: words.haveALookAt, waitlist: false };
    case "active":
      return isFull
        ? {
            title: words.campFull,
            text: words.everyPlaceIsTaken,
            waitlist: true,
          }
        : null;
  }
};
