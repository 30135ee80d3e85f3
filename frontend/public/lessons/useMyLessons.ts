import { useQuery } from "@tanstack/react-query";
import { lessonsUrl, LessonView } from "../../../backend/lessons/contract.ts";
import { useMaybeSignedIn } from "../access/currentUser.ts";
import { query } from "../../shared/api.ts";

/** The current user's lessons; none for visitors. */
export const useMyLessons = () => {
  const enabled = useMaybeSignedIn();
  return useQuery({
    queryKey: [lessonsUrl],
    enabled,
    queryFn: ({ signal }) => query(lessonsUrl, LessonView.array(), { signal, signedOut: [] as LessonView[] }),
    // An instructor may have answered a minute ago.
    refetchOnMount: "always",
  });
};
