import { useQuery } from "@tanstack/react-query";
import { LessonView, myLessonsUrl } from "../../../backend/lessons/contract.ts";
import { useMaybeSignedIn } from "../access/currentUser.ts";
import { query } from "../../shared/api.ts";

/** The current user's lessons; none for visitors. */
export const useMyLessons = () => {
  const enabled = useMaybeSignedIn();
  return useQuery({
    queryKey: [myLessonsUrl],
    enabled,
    queryFn: ({ signal }) => query(myLessonsUrl, LessonView.array(), { signal, signedOut: [] as LessonView[] }),
    // An instructor may have answered a minute ago.
    refetchOnMount: "always",
  });
};
