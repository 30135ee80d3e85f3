import { mayFollowVideo, videosHeldOn } from "../../projections/videos/queries.ts";
import type { Context } from "../context.ts";
import { aMinute, anHour } from "../timed/timedWork.ts";
import { videoCalls, viewerOf } from "./calls.ts";
import { VideoView } from "./contract.ts";
import { followErasure } from "./deleteVideo.ts";
import { finishUploads, removeOrphans } from "./finishing.ts";
import { resumableCalls } from "./resumable/calls.ts";
import { videoLimits } from "./upload.ts";

export const videos: Context = {
  name: "videos",
  calls: { videos: [...videoCalls, ...resumableCalls] },
  limits: videoLimits,
  shapes: { VideoView },
  timed: [
    { name: "finish uploads", every: aMinute, run: finishUploads },
    { name: "remove files of no video", every: anHour, byTheClock: true, run: removeOrphans },
  ],
  whenErased: [followErasure],
  maySeeStory: (db, user, of) => mayFollowVideo(db, viewerOf(user), of),
  exported: [{ name: "videos", rows: ({ db }, userId) => videosHeldOn(db, userId) }],
};
