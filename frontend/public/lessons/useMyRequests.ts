import { useQuery } from "@tanstack/react-query";
import { OwnLessonRequestView, ownLessonRequestsUrl } from "../../../backend/lessons/contract.ts";
import { query } from "../../shared/api.ts";
import { useMaybeSignedIn } from "../access/currentUser.ts";

const shape = OwnLessonRequestView.array();

/** The current user's custom requests; none for visitors. */
export const useMyRequests = () => {
  const enabled = useMaybeSignedIn();
  return useQuery({
    queryKey: [ownLessonRequestsUrl],
    enabled,
    queryFn: ({ signal }) => query(ownLessonRequestsUrl, shape, { signal, signedOut: [] as OwnLessonRequestView[] }),
    refetchOnMount: "always", // an instructor may have answered a minute ago
  });
};
