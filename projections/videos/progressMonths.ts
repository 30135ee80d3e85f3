import type { ProgressMonth } from "./progressView.ts";
import type { VideoType } from "./view.ts";

/** What a player did, each with its month of the facility's calendar, "2030-04". */
export interface Done {
  readonly reviewed: readonly { readonly month: string; readonly videoType: VideoType; readonly hours: number }[];
  readonly practiced: readonly string[];
  readonly lessons: readonly string[];
  readonly reached: readonly string[];
}

const mostMonths = 12;

export const monthBefore = (month: string, by = 1) => {
  const [year = 0, nth = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, nth - 1 - by, 1)).toISOString().slice(0, 7);
};

/** Half of them took no longer, in full hours. */
export const usualHours = (hours: readonly number[]): number | null => {
  const inOrder = hours.toSorted((one, other) => one - other);
  const middle = inOrder[Math.ceil(inOrder.length / 2) - 1];
  return middle === undefined ? null : Math.round(middle);
};

/** Month by month, from the first in which something happened to the current one, the last twelve at most. */
export const progressMonths = ({ reviewed, practiced, lessons, reached }: Done, current: string): ProgressMonth[] => {
  const all = [...reviewed.map(({ month }) => month), ...practiced, ...lessons, ...reached];
  const earliest = monthBefore(current, mostMonths - 1);
  const first = all.filter((month) => month >= earliest && month <= current).toSorted()[0];
  if (first === undefined) return [];
  const shown: string[] = [];
  for (let month = current; month >= first; month = monthBefore(month)) shown.unshift(month);
  const count = (months: readonly string[], of: string) => months.filter((month) => month === of).length;
  return shown.map((month) => {
    const videos = reviewed.filter((video) => video.month === month);
    const ofKind = (kind: VideoType) => videos.filter(({ videoType }) => videoType === kind).length;
    return {
      month,
      reviewed: {
        practice: ofKind("practice"),
        game: ofKind("game"),
        drill: ofKind("drill"),
        lesson: ofKind("lesson"),
      },
      hoursToFeedback: usualHours(videos.map(({ hours }) => hours)),
      practiced: count(practiced, month),
      lessons: count(lessons, month),
      reached: count(reached, month),
    };
  });
};
