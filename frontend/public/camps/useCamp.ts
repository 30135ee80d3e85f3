import { useQuery } from "@tanstack/react-query";
import { campUrl, CampView } from "../../../backend/camps/contract.ts";
import { ApiError, query } from "../../shared/api.ts";

/** One camp as everybody sees it. How full it is changes, so each page refetches it. */
export const useCamp = (campId: string) =>
  useQuery({
    queryKey: [campUrl(campId)],
    queryFn: ({ signal }) => query(campUrl(campId), CampView, { signal }),
    refetchOnMount: "always",
    retry: (failures, error) => !isMissing(error) && failures < 2,
  });

export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;
