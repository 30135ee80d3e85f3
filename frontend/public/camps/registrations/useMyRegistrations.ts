import { useQuery } from "@tanstack/react-query";
import { myRegistrationsUrl, OwnRegistrationView } from "../../../../backend/camps/contract.ts";
import { query } from "../../../shared/api.ts";

type Asking = {
  campId?: string | undefined; // of any camp where none is named
  enabled?: boolean;
  /** How long to wait before looking again, in ms; false: not by itself. */
  lookAgain?: (known: OwnRegistrationView[] | undefined) => number | false;
};

/** Those that the account or this browser holds, the last first. */
export const useMyRegistrations = ({ campId, enabled = true, lookAgain = () => false }: Asking = {}) => {
  const url = campId ? `${myRegistrationsUrl}?campId=${encodeURIComponent(campId)}` : myRegistrationsUrl;
  return useQuery({
    queryKey: [myRegistrationsUrl, campId ?? "all"],
    queryFn: ({ signal }) => query(url, OwnRegistrationView.array(), { signal }),
    enabled,
    refetchOnMount: "always",
    refetchInterval: ({ state: { data } }) => lookAgain(data),
  });
};
