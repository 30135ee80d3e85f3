import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import { type VideoEvent, videoSubject } from "../../eventstore/videos/events.ts";
import { changedWhere, created, projector, removed } from "../projector.ts";
import { voiceNotes } from "./tables.ts";

const prefix = videoSubject("");
const wordless = { actions: null, transcript: null };

/** What coaches recorded on videos. */
export const voiceNotesProjector = projector<VideoEvent | PrivacyEvent>({
  name: "voice notes",
  version: 1,
  tables: [voiceNotes],
  on: {
    VoiceNoteAdded: ({ data: { noteId, videoId, by, fileId, container, seconds, personal }, meta: { occurredAt } }) =>
      created(voiceNotes, noteId, {
        videoId,
        by,
        fileId,
        container,
        milliseconds: Math.round(seconds * 1000),
        actions: personal?.actions ?? null,
        transcript: personal?.transcript ?? null,
        addedAt: occurredAt,
      }),
    VoiceNoteRemoved: ({ data: { noteId } }) => removed(voiceNotes, noteId),
    VideoDeleted: ({ data: { videoId } }) => changedWhere(voiceNotes, { videoId }, wordless),
    PersonErased: ({ data: { subject } }) =>
      subject.startsWith(prefix) ? changedWhere(voiceNotes, { videoId: subject.slice(prefix.length) }, wordless) : [],
  },
});
