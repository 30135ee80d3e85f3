import type { VideoEvent } from "../../eventstore/videos/events.ts";
import { changed, created, projector } from "../projector.ts";
import { videoFiles, videos } from "./tables.ts";

/** Every video, and what is said about it. */
export const videosProjector = projector<VideoEvent>({
  name: "videos",
  version: 2,
  tables: [videos, videoFiles],
  on: {
    VideoUploaded: ({ data: { videoId, personal, ...video }, meta: { occurredAt } }) => [
      created(videoFiles, video.fileId, { videoId, bytes: video.bytes, sha256: video.sha256 }),
      created(videos, videoId, {
        ...video,
        title: personal?.title ?? null,
        description: personal?.description ?? null,
        fileName: personal?.fileName ?? null,
        uploadedAt: occurredAt,
        updatedAt: occurredAt,
      }),
    ],
    VideoProbed: ({ data: { videoId, fileId, ...picture }, meta: { occurredAt } }) => [
      changed(videoFiles, fileId, { container: picture.container }),
      changed(videos, videoId, { picture, updatedAt: occurredAt }),
    ],
    VideoRenditionMade: ({ data: { videoId, fileId, container, bytes, sha256 }, meta: { occurredAt } }) => [
      created(videoFiles, fileId, { videoId, container, bytes, sha256 }),
      changed(videos, videoId, { posterId: fileId, posterContainer: container, updatedAt: occurredAt }),
    ],
    VideoRetitled: ({ data: { videoId, personal }, meta: { occurredAt } }) =>
      changed(videos, videoId, {
        title: personal?.title ?? null,
        description: personal?.description ?? null,
        updatedAt: occurredAt,
      }),
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
