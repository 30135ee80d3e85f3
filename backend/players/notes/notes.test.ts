import { expect, it } from "vitest";
import { noted, noteForgotten } from "../../../eventstore/players/noteExamples.ts";
import { given } from "../../given.ts";
import { forgetPlayerNote, notePlayer, playerNotes } from "./notes.ts";

const { playerId, noteId, writtenBy, personal } = noted.data;
const note = { playerId, noteId, writtenBy, words: personal.words };
const forget = (by: string, isAdmin = false) => forgetPlayerNote({ playerId, noteId, by, isAdmin });

it("a player is noted, once", () => {
  expect(given(playerNotes).when(notePlayer(note))).toEqual([noted]);
  expect(given(playerNotes, noted).when(notePlayer(note))).toEqual([]);
});

it("a note is forgotten by whoever wrote it, or by an admin; once", () => {
  expect(given(playerNotes, noted).when(forget("ana"))).toEqual([noteForgotten]);
  expect(given(playerNotes, noted).when(forget("sam", true))).toEqual([noteForgotten]);
  expect(given(playerNotes, noted, noteForgotten).when(forget("sam"))).toEqual([]);
  expect(() => given(playerNotes, noted).when(forget("sam"))).toThrow(
    "Only whoever wrote this note, or an admin, can delete it.",
  );
  expect(() => given(playerNotes).when(forget("ana"))).toThrow("We couldn't find this note.");
});
