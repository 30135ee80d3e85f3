import type { VideoEvent } from "../../eventstore/videos/events.ts";
import { changed, created, projector } from "../projector.ts";
import { videos } from "./tables.ts";

/** Every video, and what is said about it. */
export const videosProjector = projector<VideoEvent>({
  name: "videos",
  version: 1,
  tables: [videos],
  on: {
    VideoUploaded: ({ data: { videoId, personal, ...video }, meta: { occurredAt } }) =>
      created(videos, videoId, {
        ...video,
        title: personal?.title ?? null,
        description: personal?.description ?? null,
        fileName: personal?.fileName ?? null,
        uploadedAt: occurredAt,
        updatedAt: occurredAt,
      }),
    VideoProbed: ({ data: { videoId, fileId, ...picture }, meta: { occurredAt } }) =>
      changed(videos, videoId, { fileId, picture, updatedAt: occurredAt }),
    VideoDeleted: ({ data: { videoId }, meta: { occurredAt } }) =>
      changed(videos, videoId, {
        title: null,
        description: null,
        fileName: null,
        updatedAt: occurredAt,
        deletedAt: occurredAt,
      }),
  },
});
