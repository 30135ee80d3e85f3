import { expect, it } from "vitest";
import { noted, noteForgotten } from "../../eventstore/players/noteExamples.ts";
import { erased } from "../../eventstore/privacy/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { playerNotesProjector } from "./notes.ts";

const rowsAfter = rowsOf(playerNotesProjector);
const row = { id: "n1", playerId: "kim", writtenBy: "ana", at: atMinute(0), words: noted.data.personal.words };

it("keeps a note until it is deleted, and then that there was one", async () => {
  expect((await rowsAfter([noted])).playerNotes).toEqual([row]);
  expect((await rowsAfter([noted, noteForgotten])).playerNotes).toEqual([{ ...row, words: null }]);
});

it("a note's words go with the player, whether or not they can still be read", async () => {
  const gone = { ...erased, data: { ...erased.data, subject: "kim" } };
  expect((await rowsAfter([noted, gone])).playerNotes).toEqual([{ ...row, words: null }]);
  const sealed = { ...noted, data: { ...noted.data, personal: null } };
  expect((await rowsAfter([sealed])).playerNotes).toEqual([{ ...row, words: null }]);
});
