import type { VideoEvent } from "../../eventstore/videos/events.ts";
import { changed, changedWhere, created, projector, removed } from "../projector.ts";
import { videoFiles, videoReviews, videos } from "./tables.ts";

/** Every video, and what is said about it. */
export const videosProjector = projector<VideoEvent>({
  name: "videos",
  version: 6,
  tables: [videos, videoFiles, videoReviews],
  on: {
    VideoUploaded: ({ data: { videoId, personal, ...video }, meta: { occurredAt } }) => [
      created(videoFiles, video.fileId, { videoId, bytes: video.bytes, sha256: video.sha256 }),
      created(videos, videoId, {
        ...video,
        title: personal?.title ?? null,
        description: personal?.description ?? null,
        fileName: personal?.fileName ?? null,
        status: "pending",
        withSince: video.instructorId && occurredAt,
        waitingSince: occurredAt,
        uploadedAt: occurredAt,
        updatedAt: occurredAt,
      }),
    ],
    VideoProbed: ({ data: { videoId, fileId, ...picture }, meta: { occurredAt } }) => [
      changed(videoFiles, fileId, { container: picture.container }),
      changed(videos, videoId, { picture, updatedAt: occurredAt }),
    ],
    VideoRenditionMade: ({ data: { videoId, fileId, rendition, picture, ...file }, meta: { occurredAt } }) => [
      created(videoFiles, fileId, { videoId, ...file }),
      changed(videos, videoId, {
        ...(rendition === "copy"
          ? { copyId: fileId, copyPicture: picture ?? null }
          : { posterId: fileId, posterContainer: file.container }),
        updatedAt: occurredAt,
      }),
    ],
    VideoConversionFailed: ({ data: { videoId, why }, meta: { occurredAt } }) =>
      changed(videos, videoId, { conversionFailed: why, updatedAt: occurredAt }),
    VoiceNoteAdded: ({ data: { videoId, fileId, container, bytes, sha256 } }) =>
      created(videoFiles, fileId, { videoId, container, bytes, sha256 }),
    VoiceNoteRemoved: ({ data: { fileId } }) => removed(videoFiles, fileId),
    VideoRetitled: ({ data: { videoId, personal }, meta: { occurredAt } }) =>
      changed(videos, videoId, {
        title: personal?.title ?? null,
        description: personal?.description ?? null,
        updatedAt: occurredAt,
      }),
    VideoReviewStarted: ({ data: { videoId, instructorId }, meta: { occurredAt } }) => [
      changedWhere(videos, { id: videoId, instructorId: null }, { withSince: occurredAt }),
      changed(videos, videoId, { instructorId, status: "in_progress", updatedAt: occurredAt }),
    ],
    VideoReviewed: ({ id, data: { videoId, by, personal }, meta: { occurredAt } }) => {
      const words = { feedback: personal?.feedback ?? null, instructorNotes: personal?.instructorNotes ?? null };
      return [
        created(videoReviews, id, { videoId, by, at: occurredAt, ...words }),
        changedWhere(videos, { id: videoId, firstReviewedAt: null }, { firstReviewedAt: occurredAt }),
        changed(videos, videoId, {
          ...words,
          status: "reviewed",
          reviewedAt: occurredAt,
          reviewedBy: by,
          waitingSince: null,
          updatedAt: occurredAt,
        }),
      ];
    },
    VideoNoted: ({ id, data: { videoId, by, personal }, meta: { occurredAt } }) => {
      const instructorNotes = personal?.instructorNotes ?? null;
      return [
        created(videoReviews, id, { videoId, by, at: occurredAt, instructorNotes }),
        changed(videos, videoId, { instructorNotes, updatedAt: occurredAt }),
      ];
    },
    VideoReturned: ({ id, data: { videoId, by, from, to, personal }, meta: { occurredAt } }) => [
      created(videoReviews, id, { videoId, by, at: occurredAt, reason: personal?.reason ?? null }),
      changed(videos, videoId, {
        status: to,
        ...(from !== "in_progress" && to !== "reviewed" && { waitingSince: occurredAt }),
        updatedAt: occurredAt,
      }),
    ],
    VideoUnassigned: ({ data: { videoId }, meta: { occurredAt } }) =>
      changed(videos, videoId, { instructorId: null, withSince: null, status: "pending", updatedAt: occurredAt }),
    VideoArchived: ({ data: { videoId }, meta: { occurredAt } }) =>
      changed(videos, videoId, { status: "archived", updatedAt: occurredAt }),
    VideoDeleted: ({ data: { videoId }, meta: { occurredAt } }) => [
      changed(videos, videoId, {
        title: null,
        description: null,
        fileName: null,
        feedback: null,
        instructorNotes: null,
        waitingSince: null,
        updatedAt: occurredAt,
        deletedAt: occurredAt,
      }),
      changedWhere(videoReviews, { videoId }, { feedback: null, instructorNotes: null, reason: null }),
    ],
  },
});
