import type { CampView } from "../../../../../backend/camps/contract.ts";

export type CampStop = { title: string; text: string; waitlist: boolean };

/** Why nobody can register for this camp, to be said before anybody types; null where somebody can. */
export const campStop = ({
  status,
  statusReason,
  isFull,
}: Pick<CampView, "status" | "statusReason" | "isFull">): CampStop | null => {
  switch (status) {
    case "draft":
      return { title: "This camp isn't published yet", text: "Families can register once it is.", waitlist: false };
    case "cancelled":
      return { title: "This camp was cancelled", text: statusReason ?? "It does not take place.", waitlist: false };
    case "completed":
      return { title: "This camp is over", text: "Have a look at what comes next.", waitlist: false };
    case "archived":
      return { title: "This camp takes no registrations", text: "Have a look at what comes next.", waitlist: false };
    case "active":
      return isFull
        ? {
            title: "Camp Full",
            text: "Every place is taken. On the waitlist you get the next that comes free, by mail.",
            waitlist: true,
          }
        : null;
  }
};
