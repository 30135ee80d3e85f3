import type { PracticeEvent, WeeklyVideoEvent } from "../../eventstore/videos/weeklyEvents.ts";
import type { WeeklyMailEvent } from "../../eventstore/videos/weeklyMailEvents.ts";
import { changed, created, projector, removed } from "../projector.ts";
import { practised, weeklyMailsStopped, weeklyVideos } from "./weeklyTables.ts";

const rowId = ({ weeklyVideoId, playerId }: PracticeEvent["data"]) => `${weeklyVideoId} ${playerId}`;

/** Every weekly video, and who practiced it. */
export const weeklyVideosProjector = projector<WeeklyVideoEvent | PracticeEvent | WeeklyMailEvent>({
  name: "weeklyVideos",
  version: 4,
  tables: [weeklyVideos, practised, weeklyMailsStopped],
  on: {
    WeeklyVideoPublished: ({ data: { weeklyVideoId, personal, ...video }, meta: { occurredAt } }) =>
      created(weeklyVideos, weeklyVideoId, {
        ...video,
        fileId: video.file?.fileId ?? null,
        title: personal?.title ?? null,
        description: personal?.description ?? null,
        url: personal?.url ?? null,
        fileName: personal?.fileName ?? null,
        publishedAt: occurredAt,
      }),
    WeeklyVideoCorrected: ({ data: { weeklyVideoId, personal, ...forWhom } }) =>
      changed(weeklyVideos, weeklyVideoId, {
        ...forWhom,
        title: personal?.title ?? null,
        description: personal?.description ?? null,
      }),
    WeeklyCopyMade: ({ data: { weeklyVideoId, file } }) =>
      changed(weeklyVideos, weeklyVideoId, { copyId: file.fileId, copy: file }),
    WeeklyConversionFailed: ({ data: { weeklyVideoId, why } }) =>
      changed(weeklyVideos, weeklyVideoId, { conversionFailed: why }),
    WeeklyPosterMade: ({ data: { weeklyVideoId, fileId, ...poster } }) =>
      changed(weeklyVideos, weeklyVideoId, { posterId: fileId, poster }),
    WeeklyVideoRemoved: ({ data: { weeklyVideoId }, meta: { occurredAt } }) =>
      changed(weeklyVideos, weeklyVideoId, {
        title: null,
        description: null,
        url: null,
        fileName: null,
        removedAt: occurredAt,
      }),
    WeeklyVideoPractised: ({ data, meta: { occurredAt } }) =>
      created(practised, rowId(data), {
        weeklyVideoId: data.weeklyVideoId,
        playerId: data.playerId,
        practisedAt: occurredAt,
      }),
    WeeklyVideoUnticked: ({ data }) => removed(practised, rowId(data)),
    WeeklyMailStopped: ({ data: { userId } }) => created(weeklyMailsStopped, userId, {}),
    WeeklyMailResumed: ({ data: { userId } }) => removed(weeklyMailsStopped, userId),
  },
});
