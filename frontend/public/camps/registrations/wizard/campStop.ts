import type { CampView } from "../../../../../backend/camps/contract.ts";
import { hasWaitlist } from "../../places.ts";
import { campStopWords as words } from "../../words.ts";

export type CampStop = { title: string; text: string; waitlist: boolean };

/** Why nobody can register for this camp, to be said before anybody types; null where somebody can. */
export const campStop = (camp: CampView): CampStop | null => {
  const { status, statusReason, isFull } = camp;
  switch (status) {
    case "draft":
      return { title: words.thisCampIsntPublishedYet, text: words.familiesCanRegisterOnceItIs, waitlist: false };
    case "cancelled":
      return { title: words.thisCampWasCanceled, text: statusReason ?? words.seeWhatsComingUp, waitlist: false };
    case "completed":
      return { title: words.thisCampHasEnded, text: words.seeWhatsComingUp, waitlist: false };
    case "archived":
      return { title: words.thisCampIsntTakingRegistrations, text: words.seeWhatsComingUp, waitlist: false };
    case "active":
      return isFull
        ? {
            title: words.campFull,
            text: hasWaitlist(camp) ? words.everySpotIsTaken : words.noSpotIsLeft,
            waitlist: hasWaitlist(camp),
          }
        : null;
  }
};
