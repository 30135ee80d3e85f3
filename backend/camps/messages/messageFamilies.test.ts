import { expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { given } from "../../given.ts";
import { camp } from "../camp.ts";
import { audienceOf, type Message, messageFamilies } from "./messageFamilies.ts";

const { published, placed, paidInCash, partlyPaid, joinedWaitlist: joined, messaged } = examples;
const { subject, text } = messaged.data.personal;
const message = (fields: Partial<Message> = {}) =>
  messageFamilies({ messageId: "m1", authorId: "ana", audience: "everybody", subject, text, families: 2, ...fields });

/** Another family with one child, under this address. */
const registers = (registrationId: string, parentEmail: string | null): CampEvent => {
  const { personal } = placed.data;
  return {
    ...placed,
    data: {
      ...placed.data,
      registrationId,
      places: [{ participantId: `${registrationId}-1`, divisionId: null }],
      personal: parentEmail === null ? null : { ...personal, parentEmail, participants: [] },
    },
  };
};
const both = [published, placed, joined];
const audiences = (...past: CampEvent[]) => {
  const state = past.reduce((before, fact) => camp.evolve(before, fact), camp.initial)!;
  return (["paid", "unpaid", "waitlist", "everybody"] as const).map((to) => {
    const { families, players } = audienceOf(state, to);
    return [families, players];
  });
};

it("goes to every family that comes or waits, and is recorded once", () => {
  expect(given(camp, ...both).when(message())).toEqual([messaged]);
  expect(given(camp, ...both, messaged).when(message())).toEqual([]);
  expect(given(camp, ...both, messaged).when(message({ messageId: "m2" }))).toHaveLength(1);
});

it("goes to those who paid, who have not paid all, or who wait", () => {
  expect(audiences(...both)).toEqual([
    [0, 0],
    [1, 2],
    [1, 1],
    [2, 3],
  ]);
  expect(audiences(...both, partlyPaid)[1]).toEqual([1, 2]);
  expect(audiences(...both, paidInCash)).toEqual([
    [1, 2],
    [0, 0],
    [1, 1],
    [2, 3],
  ]);
  expect(audiences(...both, examples.spotOffered)[2]).toEqual([1, 1]);
});

it("a family that owes nothing has paid in full, whatever was said of it", () => {
  const free = { ...placed, data: { ...placed.data, participantCents: 0, totalCents: 0 } };
  expect(audiences(published, free).slice(0, 2)).toEqual([
    [1, 2],
    [0, 0],
  ]);
  const half = { ...partlyPaid, data: { ...partlyPaid.data, cents: 15000 } };
  expect(audiences(...both, half, examples.participantWithdrawn).slice(0, 2)).toEqual([
    [1, 1],
    [0, 0],
  ]);
});

it("goes to nobody who withdrew, left the waitlist or is erased", () => {
  expect(audiences(...both, examples.participantWithdrawn)[1]).toEqual([1, 1]);
  expect(audiences(...both, examples.registrationWithdrawn, examples.leftWaitlist)[3]).toEqual([0, 0]);
  expect(audiences(published, registers("g2", null))[3]).toEqual([0, 0]);
});

it("goes once to a family that registered twice, or also waits", () => {
  const past = [...both, registers("g2", " PAT@example.com"), registers("g3", "sam@example.com")];
  expect(audiences(...past)[3]).toEqual([2, 5]);
  expect(given(camp, ...past).when(message())).toMatchObject([
    { data: { registrationIds: ["g1", "g3"], entryIds: [] } },
  ]);
});

it.each([
  ["AudienceChanged", both, { families: 1 }],
  ["AudienceChanged", [...both, registers("g2", "new@example.com")], {}],
  ["NobodyToMessage", both, { audience: "paid", families: 0 }],
  ["NoSuchCamp", [], {}],
] as const)("is refused: %s", (code, past, fields) => {
  expect(() => given(camp, ...past).when(message(fields))).toThrow(expect.objectContaining({ code }));
});
