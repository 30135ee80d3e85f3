import { VideoEvent } from "../../eventstore/videos/events.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";
import type { Probed } from "./probe/probed.ts";

/** A video as far as decisions need it. */
interface Video {
  readonly state: "none" | "there" | "deleted";
  readonly fileIds: readonly string[];
  readonly hasPoster: boolean;
}

export const video: Fold<Video, VideoEvent> = {
  events: VideoEvent,
  initial: { state: "none", fileIds: [], hasPoster: false },
  evolve(state, { type, data }) {
    switch (type) {
      case "VideoUploaded":
        return { state: "there", fileIds: [data.fileId], hasPoster: false };
      case "VideoProbed":
      case "VideoRetitled":
        return state;
      case "VideoRenditionMade":
        return { ...state, fileIds: [...state.fileIds, data.fileId], hasPoster: true };
      case "VideoDeleted":
        return { ...state, state: "deleted" };
    }
  },
};

type Told<T extends VideoEvent["type"]> = Extract<VideoEvent, { type: T }>["data"];

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

export const retitleVideo =
  (data: Told<"VideoRetitled">) =>
  ({ state }: Video): VideoEvent[] => {
    if (state !== "there") throw noSuchVideo();
    return [{ type: "VideoRetitled", data }];
  };

/** Repeating it changes nothing. */
export const deleteVideo =
  (data: Told<"VideoDeleted">) =>
  ({ state }: Video): VideoEvent[] => {
    if (state === "none") throw noSuchVideo();
    return state === "deleted" ? [] : [{ type: "VideoDeleted", data }];
  };
