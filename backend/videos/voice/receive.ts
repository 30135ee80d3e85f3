import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { videoStream } from "../../../eventstore/videos/events.ts";
import type { Backend } from "../../backend.ts";
import { type Command, newId } from "../../command.ts";
import type { SentForm } from "../../http/bodies/formWithFile.ts";
import { Rejection, shaped } from "../../http/rejection.ts";
import { keep } from "../files.ts";
import { at, tookTooLong } from "../finishing.ts";
import { probeSound } from "../probe/probe.ts";
import type { NoSound } from "../probe/probed.ts";
import { NoRoom } from "../storage/storage.ts";
import { noRoom } from "../upload.ts";
import { video } from "../video.ts";
import { AddVoiceNote } from "./contract.ts";
import { addVoiceNote } from "./voice.ts";
import { longestRecording } from "./voiceRule.ts";

const leeway = 5; // s: recorders stop a little late

const broken = "This recording is damaged or empty. Please record it again.";
const unfitWords: Readonly<Record<Exclude<NoSound["unfit"], "took too long">, string>> = {
  "not a recording": "This isn't a recording of a voice. Please send WebM (Opus) or M4A.",
  incomplete: broken,
};

/** What a recording's bytes say. Throws a Rejection if it is none, too long, or telling that took too long. */
const listenedTo = async ({ probeTime: inTime }: Backend, bytes: Buffer) => {
  const read = (start: number, end: number) => Promise.resolve(bytes.subarray(start, end));
  const found = await probeSound({ size: bytes.length, read }, { inTime });
  if ("unfit" in found) {
    if (found.unfit === "took too long")
      throw tookTooLong("It took us too long to check this recording. Please try again in a few minutes.");
    throw at("recording", "NotARecording", unfitWords[found.unfit]);
  }
  if (found.seconds > longestRecording + leeway)
    throw at("recording", "TooLong", "A voice note can be up to 10 minutes long.");
  return found;
};

/**
 * Takes a coach's recording as one form, looks at what it is, seals it with the video's key, and records it. Returns its
 * id. Throws a Rejection, and then nothing of it is left.
 */
export const receiveVoiceNote = async (
  backend: Backend,
  command: Command,
  { videoId, by, form }: { videoId: string; by: string; form: SentForm },
): Promise<string> => {
  let bytes: Buffer | undefined;
  // Small enough to be looked at before anything of it is kept.
  const fields = await form.read(async ({ content }) => void (bytes = await buffer(content)));
  if (!bytes) throw at("recording", "NoRecording", "Please send a recording.");
  const { actions, transcript } = shaped(AddVoiceNote, fields);
  const sound = await listenedTo(backend, bytes);
  const [noteId, fileId, stream] = [newId(command, "voiceNote"), randomUUID(), videoStream(videoId)];
  let isKept = false;
  try {
    const stored = await keep(backend, { videoId, fileId }, Readable.from([bytes]));
    isKept = true;
    const personal = { actions, ...(transcript && { transcript }) };
    const note = { videoId, noteId, by, fileId, ...sound, ...stored, personal };
    await backend.handle({ fold: video, stream, command }, addVoiceNote(note));
    isKept = (await backend.stateOf(video, stream)).voiceNotes.get(noteId)?.fileId === fileId; // else it came twice
    return noteId;
  } catch (error) {
    if (error instanceof Rejection) isKept = false; // else the fact may be there
    throw error instanceof NoRoom ? noRoom() : error;
  } finally {
    if (!isKept) await backend.files.remove(fileId);
  }
};
