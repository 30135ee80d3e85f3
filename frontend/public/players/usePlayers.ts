import { useQuery } from "@tanstack/react-query";
import { playersUrl, PlayerView } from "../../../backend/players/contract.ts";
import { query } from "../../shared/api.ts";
import { useMaybeSignedIn } from "../access/currentUser.ts";

/** The players whom the current user acts for, the own one included; none for visitors. */
export const usePlayers = () => {
  const enabled = useMaybeSignedIn();
  return useQuery({
    queryKey: [playersUrl],
    enabled,
    queryFn: ({ signal }) => query(playersUrl, PlayerView.array(), { signal, signedOut: [] as PlayerView[] }),
  });
};
