import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  acceptOfferUrl,
  declineOfferUrl,
  leaveWaitlistUrl,
  openWaitlistPlaceUrl,
  OwnWaitlistEntryView,
  waitlistPlaceUrl,
} from "../../../../backend/camps/waitlist/waitlistContract.ts";
import { isInLine } from "../../../../projections/camps/waitlistRule.ts";
import { command, query } from "../../../shared/api.ts";
import { useSend } from "../../../shared/forms/useSend.ts";
import { waitlistActWords as words } from "../words.ts";

/** A place in line by a mailed link's token, or by its id if this browser already holds it. */
export type PlaceKey = { token: string } | { id: string };

const aMinute = 60_000; // ms
const placeKey = (key: PlaceKey) => [openWaitlistPlaceUrl, "token" in key ? key.token : key.id];

/** Looks again each minute: an offer may come, or end. */
export const usePlace = (key: PlaceKey) =>
  useQuery({
    queryKey: placeKey(key),
    queryFn: async ({ signal }) =>
      "token" in key
        ? OwnWaitlistEntryView.parse(await command("POST", openWaitlistPlaceUrl, key))
        : query(waitlistPlaceUrl(key.id), OwnWaitlistEntryView, { signal }),
    refetchOnMount: "always",
    refetchInterval: ({ state: { data } }) => data !== undefined && isInLine(data) && aMinute,
    retry: false,
  });

const urls = { accept: acceptOfferUrl, decline: declineOfferUrl, leave: leaveWaitlistUrl };
type Act = { act: keyof typeof urls; body?: object };

/** What a family does with its turn, and what follows. The place is refetched after a refusal, too. */
export const usePlaceAct = (
  key: PlaceKey,
  { id }: OwnWaitlistEntryView,
  then: (entry: OwnWaitlistEntryView) => void = () => {},
) => {
  const queryClient = useQueryClient();
  return useSend(
    async ({ act, body }: Act) => OwnWaitlistEntryView.parse(await command("POST", urls[act](id), body ?? {})),
    {
      failed: { text: words.weCouldntSaveThis },
      sent: (entry) => {
        then(entry);
        queryClient.setQueryData(placeKey(key), entry);
      },
      refused: () => {
        void queryClient.invalidateQueries({ queryKey: placeKey(key) });
        return false;
      },
    },
  );
};

/** The time, to the minute, for words that count down. */
export const useNow = () => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), aMinute / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
};
