import { useQuery } from "@tanstack/react-query";
import { lessonsUrl, LessonView } from "../../../backend/lessons/contract.ts";
import { useMaybeSignedIn } from "../access/currentUser.ts";
import { query } from "../../shared/api.ts";

/** The lessons of whoever is logged in; of nobody, none. */
export const useMyLessons = () => {
  const enabled = useMaybeSignedIn();
  return useQuery({
    queryKey: [lessonsUrl],
    enabled,
    queryFn: ({ signal }) => query(lessonsUrl, LessonView.array(), { signal, signedOut: [] as LessonView[] }),
    // A dashboard tells what an instructor answered a minute ago.
    refetchOnMount: "always",
  });
};
