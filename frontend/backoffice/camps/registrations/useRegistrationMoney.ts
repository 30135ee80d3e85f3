import { useQuery } from "@tanstack/react-query";
import { RegistrationMoneyView, registrationMoneyUrl } from "../../../../backend/camps/money/payContract.ts";
import { query } from "../../../shared/api.ts";

/** The books of one registration: what was said and why, what went back, and what fits not. */
export const useRegistrationMoney = (id: string) =>
  useQuery({
    queryKey: [registrationMoneyUrl(id)],
    queryFn: ({ signal }) => query(registrationMoneyUrl(id), RegistrationMoneyView, { signal }),
    refetchOnMount: "always",
  });
