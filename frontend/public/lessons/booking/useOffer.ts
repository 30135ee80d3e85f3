import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { lessonsUrl, LessonView, occupiedUrl, OccupiedView } from "../../../../backend/lessons/contract.ts";
import { availabilityOf, SlotView } from "../../../../backend/scheduling/contract.ts";
import { query } from "../../../shared/api.ts";
import { instantIn } from "../../../shared/facilityTime.ts";
import { today } from "../../../shared/formats.ts";
import { offerOf } from "../../../shared/lessons/offer.ts";
import { useSettings } from "../../../shared/settings.ts";
import { useCurrentUser } from "../../access/currentUser.ts";
import { usePlayerChoice } from "../../players/open.ts";
import type { Offer, Slot } from "./freeTimes.ts";

const useNow = () => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(tick);
  }, []);
  return now;
};

/** Refetched whenever a step opens. Cached data shows meanwhile; the server decides. */
const live = { staleTime: 0, refetchOnMount: "always" as const };

const ownUrl = (studentId: string | undefined, instructorId: string) => {
  const filter = { studentId, instructorId, status: ["pending", "confirmed", "scheduled"], from: today() };
  return `${lessonsUrl}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
};

/** The lessons of one of the family's players with an instructor, requested ones too. */
const useOwn = (instructorId: string, playerId: string | undefined) => {
  const user = useCurrentUser();
  const { chosen } = usePlayerChoice();
  const url = ownUrl(playerId ?? chosen?.id ?? user?.id, instructorId);
  return useQuery({
    queryKey: [url],
    enabled: Boolean(user),
    queryFn: ({ signal }) => query(url, LessonView.array(), { signal, signedOut: [] as LessonView[] }),
    ...live,
  });
};

/**
 * What an instructor offers to the player chosen last. `moving`: a lesson to be moved, whose own time counts as free;
 * `playerId`: its player.
 */
export const useOffer = (
  instructorId: string,
  { moving, playerId }: { moving?: string; playerId?: string | undefined } = {},
) => {
  const { timeZone } = useSettings().facility;
  const { isKnown } = usePlayerChoice();
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
  const own = useOwn(instructorId, playerId);
  const instantOf = useMemo(() => instantIn(timeZone), [timeZone]);
  const offer = useMemo<Offer | undefined>(() => {
    if (!slots.data || !occupied.data) return undefined;
    const others = <L extends { id: string }>(lessons: readonly L[] = []) => lessons.filter(({ id }) => id !== moving);
    const lessons = { lessons: others(occupied.data), own: others(own.data) };
    return offerOf<Slot>({ slots: slots.data, ...lessons, now, instantOf });
  }, [slots.data, occupied.data, own.data, moving, now, instantOf]);
  return {
    offer,
    /** What the user has here already is as it is now, not as it was cached. */
    isOwnKnown: isKnown && (!own.isEnabled || own.isFetchedAfterMount),
    slotsFailed: slots.error,
    failed: slots.error ?? occupied.error,
    refetch: () => Promise.all([slots.refetch(), occupied.refetch(), own.isEnabled && own.refetch()]),
  };
};
