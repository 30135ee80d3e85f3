import { useQuery } from "@tanstack/react-query";
import type { CampView } from "../../../../backend/camps/contract.ts";
import { myWaitlistUrl, OwnWaitlistEntryView } from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { query } from "../../../shared/api.ts";
import { useAwake } from "../../waking/rendered.ts";

/** What the account or this browser waits for, the latest first. */
export const useMyWaitlist = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: [myWaitlistUrl],
    queryFn: ({ signal }) => query(myWaitlistUrl, OwnWaitlistEntryView.array(), { signal }),
    enabled,
    refetchOnMount: "always",
  });

/** The same for one camp: the latest. Only asks where somebody waits. */
export const useMyTurn = ({ id, waitlistCount, heldCount }: CampView) => {
  const { data } = useMyWaitlist({ enabled: waitlistCount + heldCount > 0 });
  const awake = useAwake(); // parts of a page hydrate one by one, the later ones with the answer already there
  return awake ? data?.find(({ campId }) => campId === id) : undefined;
};
