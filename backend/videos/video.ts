import type { VideoStatus } from "../../projections/videos/view.ts";
import { VideoEvent } from "../../eventstore/videos/events.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";
import { annotate, annotatedBy, type Marks, type Wanted } from "./marks/marks.ts";
import type { Probed } from "./probe/probed.ts";

/** Recordings of a video, by id. */
type VoiceNotes = ReadonlyMap<string, { readonly by: string; readonly fileId: string; readonly isThere: boolean }>;

/** A video as far as decisions need it. */
export interface Video {
  readonly state: "none" | "there" | "deleted";
  readonly fileIds: readonly string[];
  readonly hasPoster: boolean;
  readonly conversion: "none" | "made" | "failed";
  readonly seconds: number | null; // null: cannot be told
  readonly marks: Marks;
  readonly status: VideoStatus;
  readonly instructorId: string | null; // null: whichever instructor begins first
  readonly isClaimed: boolean; // by the instructor, before a player chose one
  readonly voiceNotes: VoiceNotes;
  readonly published: { readonly feedback?: string | undefined; readonly instructorNotes?: string | undefined } | null;
  readonly wasWordless: boolean | undefined; // when it was reviewed first; undefined: it never was
}

export const video: Fold<Video, VideoEvent> = {
  events: VideoEvent,
  initial: {
    state: "none",
    fileIds: [],
    hasPoster: false,
    conversion: "none",
    status: "pending",
    instructorId: null,
    isClaimed: false,
    published: null,
    wasWordless: undefined,
    seconds: null,
    marks: new Map(),
    voiceNotes: new Map(),
  },
  evolve(state, { type, data }) {
    switch (type) {
      case "VideoUploaded":
        return { ...state, state: "there", fileIds: [data.fileId], instructorId: data.instructorId };
      case "VideoProbed":
        return { ...state, seconds: data.seconds };
      case "VideoAnnotated":
        return { ...state, marks: annotatedBy(state.marks, data) };
      case "VideoRetitled":
        return state;
      case "VoiceNoteAdded":
      case "VoiceNoteRemoved": {
        const { noteId, by, fileId } = data;
        const isThere = type === "VoiceNoteAdded";
        return {
          ...state,
          fileIds: isThere ? [...state.fileIds, fileId] : state.fileIds.filter((id) => id !== fileId),
          voiceNotes: new Map(state.voiceNotes).set(noteId, { by, fileId, isThere }),
        };
      }
      case "VideoRenditionMade":
        return {
          ...state,
          fileIds: [...state.fileIds, data.fileId],
          ...(data.rendition === "copy" ? { conversion: "made" } : { hasPoster: true }),
        };
      case "VideoConversionFailed":
        return { ...state, conversion: "failed" };
      case "VideoReviewStarted":
        return {
          ...state,
          status: "in_progress",
          instructorId: data.instructorId,
          isClaimed: state.isClaimed || state.instructorId === null,
        };
      case "VideoReviewed":
        return {
          ...state,
          status: "reviewed",
          published: data.personal,
          wasWordless: state.wasWordless ?? !data.personal?.feedback,
        };
      case "VideoNoted":
        return {
          ...state,
          published: { feedback: state.published?.feedback, instructorNotes: data.personal?.instructorNotes },
        };
      case "VideoReturned":
        return { ...state, status: data.to };
      case "VideoUnassigned":
        return { ...state, status: "pending", instructorId: null, isClaimed: false };
      case "VideoArchived":
        return { ...state, status: "archived" };
      case "VideoDeleted":
        return { ...state, state: "deleted" };
    }
  },
};

export type Told<T extends VideoEvent["type"]> = Extract<VideoEvent, { type: T }>["data"];

/** A video that was sent before, by a repeat of the same command, keeps the file it has. */
export const uploadVideo =
  (uploaded: Told<"VideoUploaded">, probed: Probed) =>
  ({ state }: Video): VideoEvent[] => {
    const { videoId, fileId } = uploaded;
    if (state !== "none") return [];
    return [
      { type: "VideoUploaded", data: uploaded },
      { type: "VideoProbed", data: { videoId, fileId, ...probed } },
    ];
  };

export const noSuchVideo = () => new Rejection("missing", "NoSuchVideo", "We couldn't find this video.");

/** The first picture stays. */
export const keepPoster =
  (data: Told<"VideoRenditionMade">) =>
  ({ state, hasPoster }: Video): VideoEvent[] => {
    if (state !== "there") throw noSuchVideo();
    if (hasPoster) throw new Rejection("conflict", "HasPoster", "This video has a picture already.");
    return [{ type: "VideoRenditionMade", data }];
  };

/** The first copy stays. */
export const keepCopy =
  (data: Told<"VideoRenditionMade">) =>
  ({ state, conversion }: Video): VideoEvent[] =>
    state === "there" && conversion !== "made" ? [{ type: "VideoRenditionMade", data }] : [];

/** Nobody tries again. */
export const giveUpConversion =
  (data: Told<"VideoConversionFailed">) =>
  ({ state, conversion }: Video): VideoEvent[] =>
    state === "there" && conversion === "none" ? [{ type: "VideoConversionFailed", data }] : [];

export const retitleVideo =
  (data: Told<"VideoRetitled">) =>
  ({ state }: Video): VideoEvent[] => {
    if (state !== "there") throw noSuchVideo();
    return [{ type: "VideoRetitled", data }];
  };

/** Makes somebody's marks on it those that are wanted. */
export const annotateVideo =
  (wanted: Wanted) =>
  ({ state, seconds, marks }: Video): VideoEvent[] => {
    if (state !== "there") throw noSuchVideo();
    if (wanted.annotations.some(({ timestamp }) => timestamp > (seconds ?? timestamp) + 1))
      throw new Rejection("invalid", "AfterTheEnd", "This mark is at a time after the video’s end.");
    return annotate(wanted)(marks);
  };

/** Repeating it changes nothing. */
export const deleteVideo =
  (data: Told<"VideoDeleted">) =>
  ({ state }: Video): VideoEvent[] => {
    if (state === "none") throw noSuchVideo();
    return state === "deleted" ? [] : [{ type: "VideoDeleted", data }];
  };
