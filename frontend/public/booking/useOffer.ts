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

/** What an instructor offers. Taken times are asked for again whenever a step opens; the server has the last word. */
export const useOffer = (instructorId: string) => {
  const { timeZone } = useSettings().facility;
  const now = useNow();
  const slots = useQuery({
    queryKey: [availabilityOf(instructorId)],
    queryFn: ({ signal }) => query(availabilityOf(instructorId), SlotView.array(), { signal }),
  });
  const occupied = useQuery({
    queryKey: [occupiedUrl(instructorId)],
    queryFn: ({ signal }) => query(occupiedUrl(instructorId), OccupiedView.array(), { signal }),
    staleTime: 0,
    refetchOnMount: "always",
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
