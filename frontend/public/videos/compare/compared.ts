import type { VideoView } from "../../../../backend/videos/contract.ts";
import type { AnyVideoView } from "../../../../backend/videos/weekly/weeklyContract.ts";
import { ApiError } from "../../../shared/api.ts";
import { dateAt, dayAgo } from "../../../shared/formats.ts";
import { useVideoAs } from "../useVideos.ts";
import { compareWords as words, typeWords } from "../words.ts";

type Picture = "id" | "title" | "filePath" | "thumbnailPath" | "originalPath" | "playable" | "conversion" | "duration";
type Size = "width" | "height" | "fps" | "isVariable";
/** A video to compare: a player's, or a weekly one that shows how it's done. */
export interface Compared extends Pick<VideoView, Picture | Size> {
  readonly about: string;
  readonly of: Pick<VideoView, "studentId" | "videoType"> | null; // null: weekly
}

const inWords = (...parts: (string | null)[]) => parts.filter(Boolean).join(" · ");

/** Undefined: it's a link, which can't be shown here. */
export const comparedOf = (video: AnyVideoView): Compared | undefined => {
  const day = dayAgo(dateAt(video.createdAt));
  if (!video.isWeeklyInstruction)
    return { ...video, about: inWords(video.studentName, typeWords[video.videoType], day), of: video };
  const { file, filePath, instructorName } = video;
  if (!file || filePath === null) return undefined;
  return {
    ...video,
    ...file,
    filePath,
    about: inWords(words.weeklyVideo, instructorName, day),
    of: null,
  };
};

/** As a video's address has it. */
export const useCompared = (id: string) =>
  useVideoAs(id, (video) => {
    const compared = comparedOf(video);
    if (!compared) throw new ApiError(404, "a link");
    return compared;
  });
