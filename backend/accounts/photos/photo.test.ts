import { expect, it } from "vitest";
import {
  coachPhotoChangeUndone,
  coachPhotoChosen,
  coachPhotoRemoved,
  instructorAppointed,
  registered,
  roleRevoked,
} from "../../../eventstore/accounts/examples.ts";
import { given, idOf } from "../../given.ts";
import { person } from "../person.ts";
import { choosePhoto, removePhoto, undoPhotoChange } from "./photo.ts";

const { userId, ...photo } = coachPhotoChosen.data;
const choose = (fileId: string = photo.fileId) => choosePhoto({ userId, photo: { ...photo, fileId } });
const remove = removePhoto({ userId });
const undo = (n: number, isLate = false) => undoPhotoChange({ userId, act: { id: idOf(n), of: userId, isLate } });
const coach = [registered, instructorAppointed];
const undone = (n: number, before: typeof photo | null) => ({
  ...coachPhotoChangeUndone,
  data: { userId, photo: before, undoes: [idOf(n)] },
});

it("a coach has one photo: the same file twice is chosen once, another one replaces it", () => {
  expect(given(person, ...coach).when(choose())).toEqual([coachPhotoChosen]);
  expect(given(person, ...coach, coachPhotoChosen).when(choose())).toEqual([]);
  expect(given(person, ...coach, coachPhotoChosen).when(choose("other"))).toMatchObject([
    { data: { fileId: "other" } },
  ]);
});

it("nobody else has one, but a former coach's can still be removed, once", () => {
  expect(() => given(person, registered).when(choose())).toThrow("Instructor ID not found");
  const former = [...coach, coachPhotoChosen, roleRevoked];
  expect(() => given(person, ...former).when(choose("other"))).toThrow("Instructor ID not found");
  expect(given(person, ...former).when(remove)).toEqual([coachPhotoRemoved]);
  expect(given(person, ...former, coachPhotoRemoved).when(remove)).toEqual([]);
  expect(() => given(person).when(remove)).toThrow("We couldn't find this person.");
});

it("a change is undone as long as it is the last one, and not too late", () => {
  expect(given(person, ...coach, coachPhotoChosen).when(undo(2))).toEqual([undone(2, null)]);
  const removed = [...coach, coachPhotoChosen, coachPhotoRemoved];
  expect(given(person, ...removed).when(undo(3))).toEqual([undone(3, photo)]);
  expect(() => given(person, ...removed).when(undo(2))).toThrow("has changed since");
  expect(() => given(person, ...removed).when(undo(3, true))).toThrow("too late");
  expect(() => given(person, ...removed, undone(3, photo)).when(undo(3))).toThrow("has changed since");
});
