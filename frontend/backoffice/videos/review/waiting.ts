import { useGetList } from "react-admin";
import type { VideoView } from "../../../../backend/videos/contract.ts";
import { promisedHours } from "../../../../backend/videos/review/reviewRule.ts";
import { hoursInWords } from "../../../shared/videos/waiting.ts";
import { clockWords as words } from "../words.ts";
import { listWith } from "../../frame/list/listWith.ts";

export const toReview = ["pending", "in_progress"] as const;
const oldestFirst = { field: "waitingSince", order: "ASC" as const };

/** What waits for a review, the longest first. The frame's count and the overview share this one read. */
export const useVideosToReview = (options: { refetchOnMount?: "always" } = {}) =>
  useGetList<VideoView>(
    "videos",
    { filter: { status: ["pending"], atWork: true }, sort: oldestFirst, pagination: { page: 1, perPage: 5 } },
    options,
  );

/** What no coach has taken within a day, the longest waiting first. */
export const useVideosWithoutCoach = () => {
  const { data, ...rest } = useGetList<VideoView>(
    "videos",
    { filter: { status: ["pending"], isUnassigned: true }, sort: oldestFirst, pagination: { page: 1, perPage: 100 } },
    { refetchOnMount: "always" },
  );
  return { ...rest, data: data?.filter(({ waitingHours }) => (waitingHours ?? 0) >= promisedHours[0]) };
};

/** How long it has waited, and what is left of the promise; undefined once it's reviewed. */
export const clockOf = ({ waitingHours: hours }: Pick<VideoView, "waitingHours">) => {
  if (hours === null) return undefined;
  const [first, last] = promisedHours;
  const waiting = hoursInWords(hours);
  if (hours < first) return words.left(waiting, first - hours);
  return hours < last ? words.secondDay(waiting, last - hours) : words.isLate(waiting);
};
export const isLate = ({ waitingHours }: Pick<VideoView, "waitingHours">) => (waitingHours ?? 0) >= promisedHours[1];

export const videosWith = (filter: object) => listWith("videos", filter);
