import { expect, it } from "vitest";
import { erased } from "../../eventstore/privacy/examples.ts";
import { deleted, talked, uploaded, voiceNoteRemoved } from "../../eventstore/videos/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { voiceNotesProjector } from "./voiceNotes.ts";

const rowsAfter = rowsOf(voiceNotesProjector);
const { noteId: id, videoId, by, fileId, container, personal } = talked.data;
const row = { id, videoId, by, fileId, container, milliseconds: 12_400, ...personal, addedAt: atMinute(1) };
const wordless = { ...row, actions: null, transcript: null };

it("a recording is added and removed", async () => {
  expect((await rowsAfter([uploaded, talked])).voice_notes).toEqual([row]);
  expect((await rowsAfter([uploaded, talked, voiceNoteRemoved])).voice_notes).toEqual([]);
});

it("nothing said is left of a deleted or erased video, and a rebuild with its key gone shows the same", async () => {
  const gone = { ...talked, data: { ...talked.data, personal: null } };
  expect((await rowsAfter([uploaded, talked, deleted])).voice_notes).toEqual([wordless]);
  expect((await rowsAfter([uploaded, talked, { ...erased, data: { subject: "video-v1" } }])).voice_notes).toEqual([
    wordless,
  ]);
  expect((await rowsAfter([uploaded, gone])).voice_notes).toEqual([wordless]);
  expect((await rowsAfter([uploaded, talked, erased])).voice_notes).toEqual([row]); // somebody else
});
