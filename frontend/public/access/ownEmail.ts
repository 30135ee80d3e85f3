import { useQuery } from "@tanstack/react-query";
import { changeEmailUrl, OwnEmail } from "../../../backend/accounts/contract.ts";
import { query } from "../../shared/api.ts";

export const ownEmailKey = [changeEmailUrl];

/** Which new address waits to be confirmed, and whether the mail to the present one was refused. */
export const useOwnEmail = ({ enabled = true } = {}): OwnEmail | undefined =>
  useQuery({
    queryKey: ownEmailKey,
    queryFn: ({ signal }) =>
      query(changeEmailUrl, OwnEmail, { signal, signedOut: { waiting: null, isRefused: false } }),
    refetchOnMount: "always", // it may be confirmed by now
    enabled,
  }).data;
