import type { Context, HistoryOf } from "../context.ts";
import { videosProjector } from "./videos.ts";
import type { VideoFact } from "./view.ts";

const history: HistoryOf<VideoFact> = {
  VideoUploaded: { of: "videoId", state: "pending" },
  VideoProbed: { of: "videoId" },
  VideoRenditionMade: { of: "videoId" },
  VideoRetitled: { of: "videoId" },
  VideoDeleted: { of: "videoId", state: "deleted" },
};

export const videos = {
  name: "videos",
  projectors: [videosProjector],
  history,
  notGone: [`exists (select from read.videos v where v."deletedAt" is null and v."studentId" = e.subject)`],
  begunErasing: [
    `select 'video-' || v.id as id from read.videos v
      where v."deletedAt" is not null and not exists (select from read.erasures d where d.subject = 'video-' || v.id)`,
  ],
  things: [`select id from read.videos where "studentId" = :userId or by = :userId`],
} satisfies Context;
