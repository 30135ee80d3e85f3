import { VideoEvent } from "../../eventstore/videos/events.ts";
import type { Fold } from "../handle.ts";
import { Rejection } from "../http/rejection.ts";
import type { Probed } from "./probe/probed.ts";

/** A video as far as decisions need it. */
interface Video {
  readonly state: "none" | "there" | "deleted";
  readonly fileIds: readonly string[];
}

export const video: Fold<Video, VideoEvent> = {
  events: VideoEvent,
  initial: { state: "none", fileIds: [] },
  evolve(state, { type, data }) {
    switch (type) {
      case "VideoUploaded":
        return { state: "there", fileIds: [data.fileId] };
      case "VideoProbed":
        return state;
      case "VideoDeleted":
        return { ...state, state: "deleted" };
    }
  },
};

type Uploaded = Extract<VideoEvent, { type: "VideoUploaded" }>["data"];

/** A video that was sent before, by a repeat of the same command, keeps the file it has. */
export const uploadVideo =
  (uploaded: Uploaded, probed: Probed) =>
  ({ state }: Video): VideoEvent[] => {
    const { videoId, fileId } = uploaded;
    if (state !== "none") return [];
    return [
      { type: "VideoUploaded", data: uploaded },
      { type: "VideoProbed", data: { videoId, fileId, ...probed } },
    ];
  };

export const noSuchVideo = () => new Rejection("missing", "NoSuchVideo", "We couldn't find this video.");

/** Repeating it changes nothing. */
export const deleteVideo =
  (data: Extract<VideoEvent, { type: "VideoDeleted" }>["data"]) =>
  ({ state }: Video): VideoEvent[] => {
    if (state === "none") throw noSuchVideo();
    return state === "deleted" ? [] : [{ type: "VideoDeleted", data }];
  };
