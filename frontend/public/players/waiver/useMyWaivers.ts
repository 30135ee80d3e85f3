import { useQuery } from "@tanstack/react-query";
import { MyWaivers, myWaiversUrl } from "../../../../backend/players/waivers/contract.ts";
import { query } from "../../../shared/api.ts";
import { useMaybeSignedIn } from "../../access/currentUser.ts";

/** For whom the waiver is signed; null for visitors. */
export const useMyWaivers = () =>
  useQuery({
    queryKey: [myWaiversUrl],
    enabled: useMaybeSignedIn(),
    staleTime: 0, // a booking a moment ago changes who is expected
    queryFn: ({ signal }) => query(myWaiversUrl, MyWaivers.nullable(), { signal, signedOut: null }),
  });
