import { describe, expect, it } from "vitest";
import { erased, submissionForgotten } from "../../eventstore/privacy/examples.ts";
import {
  birthDateRead,
  coachDeclined,
  creationApproved,
  creationClosed,
  creationContacted,
  creationSubmitted,
  creationWithdrawn,
  familyAccepted,
  finderClosed,
  finderContacted,
  finderPlaced,
  finderSubmitted,
  finderWithdrawn,
  introductionAsked,
  introductionLapsed,
  introductionMade,
} from "../../eventstore/teams/examples.ts";
import { atMinute, rowsOf } from "../testing/deliver.ts";
import { teamIntroductionsProjector } from "./introductions.ts";
import { teamSubmissionsProjector } from "./submissions.ts";

const submissionsAfter = rowsOf(teamSubmissionsProjector);
const rowsAfter = async (facts: Parameters<typeof submissionsAfter>[0]) =>
  (await submissionsAfter(facts)).teamSubmissions;

const { playerName, ...told } = finderSubmitted.data.personal;
const finder = {
  id: "f1",
  kind: "finder",
  senderId: null,
  sport: "softball",
  division: "10U",
  status: "pending",
  createdAt: atMinute(0),
  latestEnd: "2031-04-01T12:00:00.000Z",
  settledEnd: null,
  name: playerName,
  ...told,
};
const { coachName, ...coachTold } = creationSubmitted.data.personal;
const unasked = Object.fromEntries(
  ["age", "jerseySize", "availableDates", "school", "currentTravelTeam", "positions"].map((field) => [field, null]),
);
const creation = {
  ...finder,
  ...unasked,
  id: "c1",
  kind: "creation",
  name: coachName,
  ...coachTold,
};
const blank = Object.fromEntries(["name", ...Object.keys(told)].map((field) => [field, null]));

describe("what was sent", () => {
  it("M9: a player who looks has everything stated but the birth date, and waits", async () => {
    const rows = await rowsAfter([finderSubmitted]);
    expect(rows).toEqual([finder]);
    expect(JSON.stringify(rows)).not.toContain(finderSubmitted.data.birthDate);
  });
  it("M10: a coach has everything stated, and waits", async () =>
    expect(await rowsAfter([creationSubmitted])).toEqual([creation]));

  const in90Days = "2030-06-30T12:01:00.000Z";
  it.each([
    [finderContacted, "contacted", null],
    [finderPlaced, "placed", in90Days],
    [finderClosed, "closed", in90Days],
  ])("%o sets the status, and when it is to be forgotten", async (fact, status, settledEnd) =>
    expect(await rowsAfter([finderSubmitted, fact])).toEqual([{ ...finder, status, settledEnd }]),
  );
  it.each([
    [creationContacted, "contacted", null],
    [creationApproved, "approved", in90Days],
    [creationClosed, "closed", in90Days],
  ])("%o likewise", async (fact, status, settledEnd) =>
    expect(await rowsAfter([creationSubmitted, fact])).toEqual([{ ...creation, status, settledEnd }]),
  );

  it("closed after it was placed or approved, it is not kept longer", async () => {
    expect(await rowsAfter([finderSubmitted, finderPlaced, finderClosed])).toMatchObject([
      { status: "closed", settledEnd: in90Days },
    ]);
  });

  it("withdrawn, it is blank and due at once", async () => {
    const due = { status: "withdrawn", settledEnd: atMinute(1) };
    expect(await rowsAfter([finderSubmitted, finderWithdrawn])).toEqual([{ ...finder, ...blank, ...due }]);
    expect(await rowsAfter([creationSubmitted, creationWithdrawn])).toEqual([{ ...creation, ...blank, ...due }]);
  });

  it("forgotten by the clock, or erased as a visitor's, its row is gone and others stay", async () => {
    const visitorErased = { ...erased, data: { subject: "teamFinder-f1" } };
    for (const gone of [submissionForgotten, visitorErased])
      expect(await rowsAfter([creationSubmitted, finderSubmitted, gone])).toMatchObject([{ id: "c1" }]);
  });

  it("erasing an account blanks what was sent with it, until its keys are gone", async () => {
    const ofPat = { ...finderSubmitted, data: { ...finderSubmitted.data, senderId: "pat" } };
    expect(await rowsAfter([ofPat, erased])).toEqual([{ ...finder, senderId: "pat", ...blank }]);
  });

  it("whose key is gone shows what was looked for, and nothing of who did", async () => {
    const data = { ...finderSubmitted.data, personal: null, birthDate: null };
    expect(await rowsAfter([{ ...finderSubmitted, data }, birthDateRead])).toEqual([{ ...finder, ...blank }]);
  });
});

describe("introductions", () => {
  const after = rowsOf(teamIntroductionsProjector);
  const pair = { id: "f1~c1", finderId: "f1", creationId: "c1", askedAt: atMinute(0) };
  const coachAccepted = { ...familyAccepted, data: { ...familyAccepted.data, side: "creation" } };
  it.each([
    ["asked", null, null, []],
    ["asked", "yes", null, [familyAccepted]],
    ["declined", "yes", "no", [familyAccepted, coachDeclined]],
    ["introduced", "yes", "yes", [familyAccepted, coachAccepted, introductionMade]],
    ["lapsed", "yes", null, [familyAccepted, introductionLapsed]],
  ])("%s: the family says %s, the coach %s", async (state, finderAnswer, creationAnswer, facts) => {
    const { teamIntroductions } = await after([introductionAsked, ...facts]);
    expect(teamIntroductions).toEqual([{ ...pair, state, finderAnswer, creationAnswer }]);
  });
});
