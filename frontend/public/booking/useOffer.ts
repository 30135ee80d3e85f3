import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { lessonMinutes, occupiedUrl, OccupiedView } from "../../../backend/lessons/contract.ts";
import { availabilityOf, SlotView } from "../../../backend/scheduling/contract.ts";
import { query } from "../../shared/api.ts";
import { useSettings } from "../../shared/settings.ts";
import { instantIn } from "./facilityTime.ts";
import type { Offer } from "./freeTimes.ts";

const useNow = () => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(tick);
  }, []);
  return now;
};

/** Asked for again whenever a step opens; what is known is shown meanwhile, and the server has the last word. */
const live = { staleTime: 0, refetchOnMount: "always" as const };

/** What an instructor offers. */
export const useOffer = (instructorId: string) => {
  const { timeZone } = useSettings().facility;
  const now = useNow();
  const slots = useQuery({
    queryKey: [availabilityOf(instructorId)],
    queryFn: ({ signal }) => query(availabilityOf(instructorId), SlotView.array(), { signal }),
    ...live,
  });
  const occupied = useQuery({
    queryKey: [occupiedUrl(instructorId)],
    queryFn: ({ signal }) => query(occupiedUrl(instructorId), OccupiedView.array(), { signal }),
    ...live,
  });
  const instantOf = useMemo(() => instantIn(timeZone), [timeZone]);
  const offer = useMemo<Offer | undefined>(
    () =>
      slots.data && occupied.data
        ? { slots: slots.data, occupied: occupied.data, now, lessonMinutes, instantOf }
        : undefined,
    [slots.data, occupied.data, now, instantOf],
  );
  return {
    offer,
    slotsFailed: slots.error,
    failed: slots.error ?? occupied.error,
    refetch: () => Promise.all([slots.refetch(), occupied.refetch()]),
  };
};
