import type { VideoFact } from "../../../backend/videos/contract.ts";
import type { Sentence } from "../context.ts";

export const sentences: Record<VideoFact, Sentence> = {
  VideoUploaded: "uploaded the video",
  VideoProbed: "noted the video’s length and size",
  VideoRenditionMade: "added a picture of the video",
  VideoRetitled: "changed the video’s title or description",
  VideoDeleted: "deleted the video",
};
