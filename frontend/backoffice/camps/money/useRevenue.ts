import { useQuery } from "@tanstack/react-query";
import { CampRevenueView, campRevenueUrl } from "../../../../backend/camps/money/payContract.ts";
import { query } from "../../../shared/api.ts";

/** Revenue of camps: an instructor's own, all for an admin, or a single one. */
export const useRevenue = (campId?: string) => {
  const url = campId === undefined ? campRevenueUrl : `${campRevenueUrl}?campId=${encodeURIComponent(campId)}`;
  return useQuery({
    queryKey: [campRevenueUrl, campId],
    queryFn: ({ signal }) => query(url, CampRevenueView, { signal }),
    refetchOnMount: "always",
  });
};
