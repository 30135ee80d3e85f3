import { describe, expect, it } from "vitest";
import { contacted, submitted } from "../../eventstore/clinics/examples.ts";
import {
  answered,
  broughtBack,
  done,
  forgotten,
  handedOver,
  noted,
  planned,
  setAside,
  taken,
} from "../../eventstore/inbox/examples.ts";
import { declined, requested } from "../../eventstore/lessons/requestExamples.ts";
import { erased, submissionForgotten } from "../../eventstore/privacy/examples.ts";
import { creationApproved, creationSubmitted, finderPlaced, finderSubmitted } from "../../eventstore/teams/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { inboxProjector } from "./inbox.ts";

const rowsAfter = rowsOf(inboxProjector);
type Facts = Parameters<typeof rowsAfter>[0];
const rows = async (...facts: Facts) => (await rowsAfter(facts)).inbox;
const entries = async (...facts: Facts) => (await rowsAfter(facts)).inboxEntries;

const { personal } = submitted.data;
const inquiry = {
  id: "coaching-inquiry-q1",
  kind: "coaching-inquiry",
  inquiryId: "q1",
  sender: "clinicInquiry-q1",
  instructorId: null,
  name: personal.organizationName,
  contactName: personal.contactName,
  email: personal.email,
  phone: personal.phone,
  about: "both",
  status: "pending",
  receivedAt: atMinute(0),
  ownerId: null,
  heldSince: atMinute(0),
  dueOn: null,
  step: null,
  plannedAt: null,
  setAside: null,
};

it("has whatever is asked of the business, with its own status", async () => {
  expect(await rows(submitted)).toEqual([inquiry]);
  expect(await rows(submitted, contacted)).toEqual([{ ...inquiry, status: "contacted" }]);
  expect(await rows(requested, declined)).toMatchObject([
    { kind: "custom-lesson-request", name: requested.data.personal.name, status: "declined" },
  ]);
  expect(await rows(finderSubmitted, finderPlaced)).toMatchObject([
    { id: "team-finder-f1", about: "10U softball", name: "Maya Ortiz", sender: "teamFinder-f1", status: "placed" },
  ]);
  expect(await rows(creationSubmitted, creationApproved)).toMatchObject([
    { id: "team-creation-c1", name: "Pat Doyle", sender: "teamCreation-c1", status: "approved" },
  ]);
});

it.each([
  ["its owner, and since when", [taken], { ownerId: "riley", heldSince: atMinute(1) }],
  ["who got it from them", [taken, handedOver], { ownerId: "sam", heldSince: atMinute(2) }],
  ["what comes next", [planned], { dueOn: "2030-04-03", step: "Call Dana about the fields", plannedAt: atMinute(1) }],
  ["nothing once that is done", [planned, done], {}],
  ["why it was set aside", [setAside], { setAside: "spam" }],
  ["when it was brought back", [setAside, broughtBack], { heldSince: atMinute(2) }],
] as const)("shows %s", async (_, facts, changes) =>
  expect(await rows(submitted, ...facts)).toEqual([{ ...inquiry, ...changes }]),
);

const note = { id: "n1", careId: inquiry.id, sender: inquiry.sender, kind: "note", writtenBy: "riley" };
const answer = { ...note, id: "m1", kind: "answer" };

describe("what staff wrote", () => {
  it("is kept, answers whole", async () => {
    expect(await entries(submitted, noted, answered)).toEqual([
      { ...answer, at: atMinute(2), subject: "Your clinic", words: answered.data.personal.text },
      { ...note, at: atMinute(1), subject: null, words: "Prefers mornings" },
    ]);
  });

  it("of a note that was deleted nothing but that it was there", async () => {
    expect(await entries(submitted, noted, forgotten)).toEqual([
      { ...note, at: atMinute(1), subject: null, words: null },
    ]);
  });

  it("goes with whoever asked", async () => {
    const visitorErased = { ...erased, data: { subject: inquiry.sender } };
    const { inbox, inboxEntries } = await rowsAfter([submitted, planned, noted, answered, visitorErased]);
    const blank = { name: null, contactName: null, email: null, phone: null, step: null };
    expect(inbox).toEqual([{ ...inquiry, ...blank, dueOn: "2030-04-03", plannedAt: atMinute(1) }]);
    expect(inboxEntries).toMatchObject([
      { ...answer, subject: null, words: null },
      { ...note, words: null },
    ]);
    expect(await entries(submitted, noted, erased)).toMatchObject([{ words: "Prefers mornings" }]);
  });

  it("a forgotten team leaves no row", async () => {
    expect(await rows(submitted, finderSubmitted, submissionForgotten)).toEqual([inquiry]);
  });
});
