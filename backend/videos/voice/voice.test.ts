import { expect, it } from "vitest";
import {
  archived,
  deleted,
  probed,
  reviewStarted,
  talked,
  uploaded,
  voiceNoteRemoved,
} from "../../../eventstore/videos/examples.ts";
import { given } from "../../given.ts";
import { video } from "../video.ts";
import { addVoiceNote, removeVoiceNote } from "./voice.ts";

const begun = [uploaded, probed, reviewStarted];
const remove = (by: string) => removeVoiceNote({ videoId: "v1", noteId: "n1", by });
const code = (expected: string) => expect.objectContaining({ code: expected });

it("a coach talks about a video; repeated, it records nothing", () => {
  expect(given(video, ...begun).when(addVoiceNote(talked.data))).toEqual([talked]);
  expect(given(video, ...begun, talked).when(addVoiceNote(talked.data))).toEqual([]);
});

it("that begins the review of a video that waits", () => {
  expect(given(video, uploaded, probed).when(addVoiceNote(talked.data))).toEqual([reviewStarted, talked]);
});

it("whoever recorded it removes it; repeated, it records nothing", () => {
  expect(given(video, ...begun, talked).when(remove("riley"))).toEqual([voiceNoteRemoved]);
  expect(given(video, ...begun, talked, voiceNoteRemoved).when(remove("riley"))).toEqual([]);
});

it("the 21st is refused, and one that is removed does not count", () => {
  const twenty = Array.from({ length: 20 }, (_, n) => ({ ...talked, data: { ...talked.data, noteId: `n${n + 1}` } }));
  const next = addVoiceNote({ ...talked.data, noteId: "next" });
  expect(() => given(video, ...begun, ...twenty).when(next)).toThrow(code("TooManyVoiceNotes"));
  expect(given(video, ...begun, ...twenty, voiceNoteRemoved).when(next)).toHaveLength(1);
});

it("others are refused, and so is a video that is gone or archived", () => {
  const other = addVoiceNote({ ...talked.data, by: "sam" });
  expect(() => given(video, ...begun).when(other)).toThrow(code("WithAnotherCoach"));
  expect(() => given(video, ...begun, archived).when(addVoiceNote(talked.data))).toThrow(code("Archived"));
  expect(() => given(video, ...begun, deleted).when(addVoiceNote(talked.data))).toThrow(code("NoSuchVideo"));
  expect(() => given(video, ...begun, talked).when(remove("sam"))).toThrow(code("NotYourVoiceNote"));
  expect(() => given(video, ...begun).when(remove("riley"))).toThrow(code("NoSuchVoiceNote"));
});
