import { useQuery } from "@tanstack/react-query";
import { GuardedPlaceView, guardedPlacesUrl } from "../../../../backend/camps/contract.ts";
import { query } from "../../../shared/api.ts";

/** The camps that somebody else registered the account's players for. */
export const useGuardedPlaces = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: [guardedPlacesUrl],
    queryFn: ({ signal }) =>
      query(guardedPlacesUrl, GuardedPlaceView.array(), { signal, signedOut: [] as GuardedPlaceView[] }),
    enabled,
    refetchOnMount: "always",
  });
