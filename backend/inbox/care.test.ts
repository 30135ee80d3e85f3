import { expect, it } from "vitest";
import type { CareEvent } from "../../eventstore/inbox/events.ts";
import * as facts from "../../eventstore/inbox/examples.ts";
import { given } from "../given.ts";
import {
  answerSender,
  bringBack,
  care,
  changeOwner,
  finishStep,
  forgetNote,
  planStep,
  setAside,
  writeNote,
} from "./care.ts";

const { careId, sender } = facts.planned.data;
const { taken, handedOver, planned, done, noted, forgotten, answered, broughtBack } = facts;
const about = { careId, sender };
const step = { ...about, dueOn: "2030-04-03", words: "Call Dana about the fields", today: "2030-04-01" };
const note = { ...about, noteId: "n1", writtenBy: "riley", words: "Prefers mornings" };
const own = { careId, noteId: "n1", by: "riley", isAdmin: false };
const answer = { ...about, mailId: "m1", writtenBy: "riley", ...answered.data.personal };
const why = { careId, why: "spam" } as const;
it.each([
  ["taken", [], changeOwner({ careId, ownerId: "riley", by: "riley" }), taken],
  ["handed over", [taken], changeOwner({ careId, ownerId: "sam", by: "riley" }), handedOver],
  [
    "left to nobody",
    [taken],
    changeOwner({ careId, ownerId: null, by: "riley" }),
    { type: "InquiryHandedOver", data: { careId, ownerId: null } },
  ],
  ["given a next step", [], planStep(step), planned],
  ["given another", [{ ...planned, data: { ...planned.data, dueOn: "2030-04-02" } }], planStep(step), planned],
  ["past its next step", [planned], finishStep({ careId }), done],
  ["noted", [], writeNote(note), noted],
  ["forgetting a note", [noted], forgetNote(own), forgotten],
  ["answered", [taken], answerSender(answer), answered],
  ["set aside", [], setAside(why), facts.setAside],
  ["brought back", [facts.setAside], bringBack({ careId }), broughtBack],
] as const)("is %s, and repeated nothing is recorded", (_, past, decide, fact) => {
  expect(given(care, ...past).when(decide)).toEqual([fact]);
  expect(given(care, ...past, fact as CareEvent).when(decide)).toEqual([]);
});

it("nothing is done where there is nothing: no step to finish, nothing set aside to bring back, nobody's left to nobody", () => {
  for (const decide of [
    finishStep({ careId }),
    bringBack({ careId }),
    changeOwner({ careId, ownerId: null, by: "sam" }),
  ])
    expect(given(care).when(decide)).toEqual([]);
});

it("whoever answers what nobody has takes it, also after someone who may no longer have it; what another has stays theirs", () => {
  const sams = { ...answer, writtenBy: "sam" };
  const answeredBySam = { ...answered, data: { ...answered.data, writtenBy: "sam" } };
  const takenBySam = { ...taken, data: { ...taken.data, ownerId: "sam" } };
  expect(given(care).when(answerSender(sams))).toEqual([takenBySam, answeredBySam]);
  expect(given(care, taken).when(answerSender(sams))).toEqual([answeredBySam]);
  expect(given(care, taken).when(answerSender({ ...sams, formerOwner: "riley" }))).toEqual([takenBySam, answeredBySam]);
  expect(given(care, takenBySam, answeredBySam).when(answerSender(sams))).toEqual([]);
});

it("an owner is changed by whoever knows of the one before", () => {
  const take = (from: string | null | undefined) => changeOwner({ careId, ownerId: "sam", from, by: "sam" });
  expect(() => given(care, taken).when(take(null))).toThrow("The owner has just changed");
  for (const from of ["riley", undefined]) expect(given(care, taken).when(take(from))).toHaveLength(1);
  expect(given(care, taken).when(changeOwner({ careId, ownerId: "riley", from: null, by: "riley" }))).toEqual([]);
});

it("a next step is due today or later; one that is already planned stays as it is", () => {
  const today = "2030-04-04";
  expect(() => given(care).when(planStep({ ...step, today }))).toThrow("today or a later day");
  expect(given(care).when(planStep({ ...step, today: step.dueOn }))).toEqual([planned]);
  expect(given(care, planned).when(planStep({ ...step, today }))).toEqual([]);
});

it("a note is deleted by whoever wrote it, or by an admin", () => {
  const sams = { ...own, by: "sam" };
  expect(() => given(care, noted).when(forgetNote(sams))).toThrow("Only whoever wrote this note");
  expect(given(care, noted).when(forgetNote({ ...sams, isAdmin: true }))).toEqual([forgotten]);
  expect(() => given(care).when(forgetNote(own))).toThrow("couldn't find this note");
});
