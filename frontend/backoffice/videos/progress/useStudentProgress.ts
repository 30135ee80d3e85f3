import { useQuery } from "@tanstack/react-query";
import { ProgressView, studentProgressUrl } from "../../../../backend/videos/progress/contract.ts";
import { ApiError, query } from "../../../shared/api.ts";

/** `isOthers`: the viewer is an instructor who has no lesson and no video of this player. */
export const useStudentProgress = (studentId: string) => {
  const { error, ...rest } = useQuery({
    queryKey: [studentProgressUrl(studentId)],
    queryFn: ({ signal }) => query(studentProgressUrl(studentId), ProgressView, { signal }),
    refetchOnMount: "always",
    retry: (times, failure) => !(failure instanceof ApiError && failure.status === 404) && times < 2,
  });
  const isOthers = error instanceof ApiError && error.status === 404;
  return { ...rest, isOthers, error: isOthers ? null : error };
};
