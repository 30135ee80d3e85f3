import { useQuery } from "@tanstack/react-query";
import { occupiedUrl, OccupiedView } from "../../../../backend/lessons/contract.ts";
import { query } from "../../../shared/api.ts";
import { instantIn } from "../../../shared/facilityTime.ts";
import type { OfferedSlot } from "../../../shared/lessons/offer.ts";
import { settings } from "../../../shared/settings.ts";
import { takenBy } from "./bookingTimes.ts";

/** Whether a coach's time is taken; undefined until that is known. */
export const useTaken = (instructorId: string | undefined, slots: readonly OfferedSlot[]) => {
  const url = occupiedUrl(instructorId ?? "");
  const { data } = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => query(url, OccupiedView.array(), { signal, signedOut: [] as OccupiedView[] }),
    enabled: Boolean(instructorId),
    staleTime: 0, // planning needs current data
  });
  return data && takenBy({ slots, lessons: data, instantOf: instantIn(settings().facility.timeZone) });
};
