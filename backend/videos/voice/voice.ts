import type { VideoEvent } from "../../../eventstore/videos/events.ts";
import { Rejection } from "../../http/rejection.ts";
import { begun, refuseOthers } from "../review/review.ts";
import { noSuchVideo, type Told, type Video } from "../video.ts";
import { mostRecordings } from "./voiceRule.ts";

const noSuchNote = () => new Rejection("missing", "NoSuchVoiceNote", "We couldn't find this voice note.");

/** Talking about a video that nobody has begun to review begins it. */
export const addVoiceNote =
  (data: Told<"VoiceNoteAdded">) =>
  (video: Video): VideoEvent[] => {
    const { videoId, noteId, by } = data;
    refuseOthers(video, { videoId, by });
    if (video.voiceNotes.has(noteId)) return [];
    if (video.status === "archived")
      throw new Rejection("conflict", "Archived", "This video is archived. Move it back to add a voice note.");
    if ([...video.voiceNotes.values()].filter(({ isThere }) => isThere).length >= mostRecordings)
      throw new Rejection("conflict", "TooManyVoiceNotes", `A video can have up to ${mostRecordings} voice notes.`);
    const added: VideoEvent = { type: "VoiceNoteAdded", data };
    return video.status === "pending" ? [begun({ videoId, by }), added] : [added];
  };

/** Whoever recorded it removes it. */
export const removeVoiceNote =
  ({
    videoId,
    noteId,
    by,
    why = "removed",
  }: {
    readonly videoId: string;
    readonly noteId: string;
    readonly by: string;
    readonly why?: Told<"VoiceNoteRemoved">["why"];
  }) =>
  ({ state, voiceNotes }: Video): VideoEvent[] => {
    if (state !== "there") throw noSuchVideo();
    const note = voiceNotes.get(noteId);
    if (!note) throw noSuchNote();
    if (note.by !== by)
      throw new Rejection(
        "forbidden",
        "NotYourVoiceNote",
        "Only the coach who recorded this voice note can remove it.",
      );
    return note.isThere ? [{ type: "VoiceNoteRemoved", data: { videoId, noteId, fileId: note.fileId, by, why } }] : [];
  };
