import { useQuery } from "@tanstack/react-query";
import { campsUrl, CampView } from "../../../backend/camps/contract.ts";
import { query } from "../../shared/api.ts";

/** Every listed camp, soonest first. How full each is changes, so the page refetches when it opens. */
export const useCamps = () =>
  useQuery({
    queryKey: [campsUrl],
    queryFn: ({ signal }) => query(campsUrl, CampView.array(), { signal, signedOut: [] }),
    refetchOnMount: "always",
  });
