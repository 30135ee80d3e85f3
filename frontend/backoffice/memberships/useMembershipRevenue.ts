import { useQuery } from "@tanstack/react-query";
import { membershipRevenueUrl, MembershipRevenueView } from "../../../backend/memberships/contract.ts";
import { query } from "../../shared/api.ts";

/** What memberships bring in, and how many there are. */
export const useMembershipRevenue = () =>
  useQuery({
    queryKey: [membershipRevenueUrl],
    queryFn: ({ signal }) => query(membershipRevenueUrl, MembershipRevenueView, { signal }),
    refetchOnMount: "always",
  });
