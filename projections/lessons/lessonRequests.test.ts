import { expect, it } from "vitest";
import { completed, contacted, declined, requested, scheduled } from "../../eventstore/lessons/requestExamples.ts";
import { erased as personErased } from "../../eventstore/privacy/examples.ts";
import { rowsOf, atMinute } from "../testing/deliver.ts";
import { lessonRequestsProjector } from "./lessonRequests.ts";

const rowsAfter = rowsOf(lessonRequestsProjector);

const { requestId: id, personal, ...terms } = requested.data;
const request = {
  id,
  playerId: null,
  ...terms,
  ...personal,
  status: "pending",
  submittedAt: atMinute(0),
  lessonId: null,
};
const blank = Object.fromEntries(Object.keys(personal).map((field) => [field, null]));

it("A27, M17: a request has everything stated, and waits", async () => {
  expect((await rowsAfter([requested])).lessonRequests).toEqual([request]);
});

it("what a visitor left out is null", async () => {
  const { name, phone, email } = personal;
  const bare = {
    ...requested,
    data: {
      ...requested.data,
      requesterId: null,
      instructorId: null,
      sessionFocus: null,
      personal: { name, phone, email },
    },
  };
  expect((await rowsAfter([bare])).lessonRequests).toEqual([
    { ...request, ...blank, name, phone, email, requesterId: null, instructorId: null, sessionFocus: null },
  ]);
});

it.each([
  [contacted, "contacted"],
  [completed, "completed"],
  [declined, "declined"],
])("E6: %o changes the status of that request alone", async (fact, status) => {
  const other = { ...requested, data: { ...requested.data, requestId: "r2" } };
  expect((await rowsAfter([requested, other, fact])).lessonRequests).toEqual([
    { ...request, status },
    { ...request, id: "r2", submittedAt: atMinute(1) },
  ]);
});

it("a scheduled request knows its lesson, also after it moved", async () => {
  const agreed = { ...scheduled, data: { requestId: id, lesson: null } };
  expect((await rowsAfter([requested, agreed])).lessonRequests).toEqual([{ ...request, status: "scheduled" }]);
  expect((await rowsAfter([requested, scheduled, completed, agreed])).lessonRequests).toEqual([
    { ...request, status: "scheduled", lessonId: "l1" },
  ]);
});

it("erasing a player blanks all of their requests; erasing a visitor that one", async () => {
  const second = { ...requested, data: { ...requested.data, requestId: "r2" } };
  const visitors = { ...requested, data: { ...requested.data, requestId: "r3", requesterId: null } };
  const shown = [
    request,
    { ...request, id: "r2", submittedAt: atMinute(1) },
    { ...request, id: "r3", submittedAt: atMinute(2), requesterId: null },
  ];
  const past = [requested, second, visitors];
  expect((await rowsAfter([...past, personErased])).lessonRequests).toEqual([
    { ...shown[0], ...blank },
    { ...shown[1], ...blank },
    shown[2],
  ]);
  const visitorErased = { ...personErased, data: { subject: "lessonRequest-r3" } };
  expect((await rowsAfter([...past, visitorErased])).lessonRequests).toEqual([
    shown[0],
    shown[1],
    { ...shown[2], ...blank },
  ]);
});

it("a request whose key is gone shows its terms", async () => {
  const erased = { ...requested, data: { ...requested.data, personal: null } };
  expect((await rowsAfter([erased, contacted])).lessonRequests).toEqual([
    { ...request, ...blank, status: "contacted" },
  ]);
});

it("G1-60:lessons: a request for a player holds that player's words apart from the requester's contacts", async () => {
  const { additionalNotes: _, ...contacts } = personal;
  const words = { additionalNotes: "Left-handed" };
  const forKim = { ...requested, data: { ...requested.data, playerId: "kim", personal: contacts, words } };
  const shown = { ...request, playerId: "kim", ...words };
  const erased = (subject: string) => ({ ...personErased, data: { subject } });
  expect((await rowsAfter([forKim])).lessonRequests).toEqual([shown]);
  expect((await rowsAfter([forKim, erased("kim")])).lessonRequests).toEqual([{ ...shown, additionalNotes: null }]);
  expect((await rowsAfter([forKim, erased("pat")])).lessonRequests).toEqual([{ ...shown, ...blank, ...words }]);
});
