import { videoStream } from "../../../eventstore/videos/events.ts";
import { voiceNotesBy, voiceNotesOn } from "../../../projections/videos/voiceQueries.ts";
import type { Backend, WhenErased } from "../../backend.ts";
import { type Command, commandAbout } from "../../command.ts";
import { created } from "../../http/answers.ts";
import { formWithFile } from "../../http/bodies/formWithFile.ts";
import { call, type Call } from "../../http/call.ts";
import { notTheirs, reviewable, reviewer } from "../review/reviewCalls.ts";
import { seen, viewers } from "../seen.ts";
import { videoLimits } from "../upload.ts";
import { video } from "../video.ts";
import {
  AddVoiceNote,
  largestRecording,
  RemovedVoiceNote,
  voiceNotesUrl,
  voiceNoteUrl,
  VoiceNoteView,
} from "./contract.ts";
import { receiveVoiceNote } from "./receive.ts";
import { removeVoiceNote } from "./voice.ts";

/** The fact first, then its file. */
const remove = async (backend: Backend, command: Command, removed: Parameters<typeof removeVoiceNote>[0]) => {
  const stream = videoStream(removed.videoId);
  await backend.handle({ fold: video, stream, command }, removeVoiceNote(removed));
  const note = (await backend.stateOf(video, stream)).voiceNotes.get(removed.noteId);
  if (note) await backend.files.remove(note.fileId);
};

/** Nobody hears the voice of a coach who was erased. */
export const followVoiceErasure: WhenErased = async (backend, command, subject) => {
  await backend.caughtUp();
  const left = await voiceNotesBy(backend.db, subject);
  for (const { id: noteId, videoId } of left)
    await remove(backend, commandAbout(command, noteId), { videoId, noteId, by: subject, why: "coach erased" });
  return { voiceNote: left.length };
};

export const voiceCalls: readonly Call[] = [
  call(
    "GET",
    voiceNotesUrl(":id"),
    {
      does: "Lists what a coach recorded on a video, the first one first.",
      ...viewers,
      answer: { status: 200, body: VoiceNoteView.array() },
    },
    async ({ user, params: { id } }, backend) => {
      await seen(backend, user, id);
      return voiceNotesOn(backend.db, id);
    },
  ),
  call(
    "POST",
    voiceNotesUrl(":id"),
    {
      does: "Adds a coach's recording to a video, with everything done to the picture while talking. It's WebM (Opus) or M4A, up to 10 minutes long. A review that nobody has started is started.",
      ...reviewer,
      body: formWithFile(AddVoiceNote, {
        field: "recording",
        atMost: largestRecording,
        within: 120_000,
        large: "This recording is larger than 10 MB. Please record a shorter one.",
      }),
      answer: { status: 201, body: VoiceNoteView },
      refused: {
        ...notTheirs,
        400: "It isn't a form, or it broke off.",
        408: "It took longer than two minutes, or nothing came for a minute.",
        409: "Another instructor was faster (WithAnotherCoach), it's archived (Archived), or it has 20 already (TooManyVoiceNotes).",
        413: "The recording is larger than 10 MB.",
        415: "It isn't multipart/form-data.",
        422: "Nothing was recorded (NoRecording), it's no recording of a voice (NotARecording), or longer than 10 minutes (TooLong).",
        429: "More than 60 in an hour.",
        503: "Checking it took too long (TookTooLong).",
        507: "There's no room for it (NoRoom).",
      },
    },
    async ({ user, params: { id }, body: form, command }, backend) => {
      const { by } = await reviewable(backend, user, id);
      await backend.limits.count(videoLimits.addVoiceNote, user.id, "You've recorded a lot in the last hour.");
      const noteId = await receiveVoiceNote(backend, command, { videoId: id, by, form });
      return created(
        noteId,
        (await voiceNotesOn(backend.db, id)).find((note) => note.id === noteId),
      );
    },
  ),
  call(
    "DELETE",
    voiceNoteUrl(":id", ":noteId"),
    {
      does: "Removes a recording for good.",
      who: "signed in",
      whoInWords: "the instructor who recorded it",
      answer: { status: 200, body: RemovedVoiceNote },
      refused: { 403: "The caller may hear it, but somebody else recorded it (NotYourVoiceNote)." },
    },
    async ({ user, params: { id, noteId }, command }, backend) => {
      await seen(backend, user, id);
      await remove(backend, command, { videoId: id, noteId, by: user.id });
      return { id: noteId, deleted: true as const };
    },
  ),
];
