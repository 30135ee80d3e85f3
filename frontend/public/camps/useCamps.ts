import { useQuery } from "@tanstack/react-query";
import { campsUrl, CampView } from "../../../backend/camps/contract.ts";
import { query } from "../../shared/api.ts";

/** Every camp that is listed, what is to come first. How full each is changes, so the page asks anew when it opens. */
export const useCamps = () =>
  useQuery({
    queryKey: [campsUrl],
    queryFn: ({ signal }) => query(campsUrl, CampView.array(), { signal, signedOut: [] }),
    refetchOnMount: "always",
  });
