import type { VideoStatus, VideoType } from "../../../backend/videos/contract.ts";
import { counted } from "../formats.ts";

export const statusWords: Record<VideoStatus, string> = {
  pending: "Pending review",
  in_progress: "In review",
  reviewed: "Reviewed",
  archived: "Archived",
};

const kinds: Record<VideoType, string> = { practice: "practice", game: "game", drill: "drill", lesson: "lesson" };

export const progressFiguresWords = {
  reviewedVideos: "Reviewed videos",
  lessons: "Lessons",
  practiced: "Weekly videos practiced",
  reached: "Focus points reached",
  feedbackIn: "Usual time to feedback",
  since: (month: string) => `Since ${month}`,
  monthByMonth: "Month by month",
  figuresAsATable: "The figures as a table",
  month: "Month",
  timeToFeedback: "Time to feedback",
  hours: (hours: number) =>
    hours < 1 ? "Under an hour" : hours < 48 ? counted(hours, "hour") : counted(Math.round(hours / 24), "day"),
  /** "3: 2 drill, 1 game" */
  byKind: (byKind: Record<VideoType, number>) => {
    const parts = Object.entries(kinds).flatMap(([kind, word]) =>
      byKind[kind as VideoType] ? [`${byKind[kind as VideoType]} ${word}`] : [],
    );
    const all = Object.values(byKind).reduce((sum, n) => sum + n, 0);
    return parts.length > 0 ? `${all}: ${parts.join(", ")}` : "0";
  },
};

export const focusPointWords = {
  setBy: (coach: string | null, day: string) => (coach ? `${coach} · since ${day}` : `Since ${day}`),
  seenIn: "Seen in",
  ended: {
    reached: (day: string) => `Reached ${day}`,
    dropped: (day: string) => `Dropped ${day}`,
    working_on: () => "",
  },
};

export const thenAndNowWords = {
  thenAndNow: "Then and now",
  kinds: {
    practice: "Practice",
    game: "Games",
    drill: "Drills",
    lesson: "Lessons",
  } satisfies Record<VideoType, string>,
  first: "First",
  latest: "Latest",
  compare: "Compare",
  compareWhat: (kind: string) => `Compare: ${kind}`,
};
