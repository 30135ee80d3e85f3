import { describe, expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { facilityTime } from "../../facilityTime.ts";
import { given } from "../../given.ts";
import { camp } from "../camp.ts";
import { extendOffer, offerByHand, skipTurn } from "./byHand.ts";
import { declineOffer, leaveWaitlist } from "./waitlist.ts";

const moment = { now: "2030-07-01T12:00:00.000Z", time: facilityTime("America/New_York") };
const { published, joinedWaitlist: joined, spotOffered, offerDeclined, offerLapsed, participantWithdrawn } = examples;
const full = {
  ...examples.placed,
  data: {
    ...examples.placed.data,
    places: examples.placed.data.places.map((one) => ({ ...one, divisionId: "baseball-8u" })),
  },
};
const waits = (entryId: string) => ({ ...joined, data: { ...joined.data, entryId } });
const onDay2: CampEvent = {
  ...joined,
  data: { ...joined.data, registrationOption: "individual_days", selectedDays: [2] },
};
const entriesOf = (facts: readonly CampEvent[]) =>
  facts.map(({ type, data }) => [type, "entryId" in data && data.entryId]);
const accepted = { ...examples.placed, data: { ...examples.placed.data, registrationId: "g9", waitlistEntryId: "w1" } };

describe("offering by hand", () => {
  const offer = offerByHand({ entryId: "w1" }, moment);
  const offered = { ...spotOffered, data: { ...spotOffered.data, by: "owner" } };
  const free = [published, full, joined, participantWithdrawn];

  it("holds what is open for this family, and says that it was by hand, once", () => {
    expect(given(camp, ...free).when(offer)).toEqual([offered]);
    expect(given(camp, ...free, spotOffered).when(offer)).toEqual([]);
  });

  it("goes ahead of the line", () => {
    const ahead = given(camp, published, full, waits("w0"), joined, participantWithdrawn).when(offer);
    expect(entriesOf(ahead)).toEqual([["WaitlistSpotOffered", "w1"]]);
  });

  it.each([offerDeclined, offerLapsed])("is possible again after $type", (end) => {
    expect(given(camp, ...free, spotOffered, end).when(offer)).toEqual([offered]);
  });

  it.each([
    ["NoSpot", [published, full, joined]],
    ["NoSpot", [...free, waits("w2"), { ...spotOffered, data: { ...spotOffered.data, entryId: "w2" } }]],
    ["LeftWaitlist", [...free, examples.leftWaitlist]],
    ["RegisteredAlready", [...free, accepted]],
    ["Erased", [published, { ...joined, data: { ...joined.data, personal: null } }]],
    ["CampCancelled", [...free, examples.cancelled]],
    ["DayCanceled", [published, onDay2, examples.dayCanceled]],
    ["NoSuchWaitlistEntry", [published]],
    ["NoSuchCamp", []],
  ] as const)("is refused: %s", (code, past) => {
    expect(() => given(camp, ...past).when(offer)).toThrow(expect.objectContaining({ code }));
  });
});

describe("skipping a turn", () => {
  const skip = skipTurn({ entryId: "w1", reason: "Away until August" });
  const line = [published, full, joined, waits("w2")];

  it("is recorded with its reason, once", () => {
    expect(given(camp, ...line).when(skip)).toEqual([examples.turnSkipped]);
    expect(given(camp, ...line, examples.turnSkipped).when(skip)).toEqual([]);
  });

  it("lets whoever waits go first, and keeps the family in line behind them", () => {
    const skipped = [...line, examples.turnSkipped];
    const w2Leaves = leaveWaitlist({ entryId: "w2", by: "parent" }, moment);
    const w2Declines = declineOffer({ entryId: "w2" }, moment);
    const toSecond = { ...spotOffered, data: { ...spotOffered.data, entryId: "w2" } };
    expect([...camp.evolve(fold(skipped), participantWithdrawn)!.waitlist.keys()]).toEqual(["w2", "w1"]);
    expect(entriesOf(given(camp, ...skipped, participantWithdrawn).when(w2Leaves))).toEqual([
      ["WaitlistLeft", "w2"],
      ["WaitlistSpotOffered", "w1"],
    ]);
    expect(entriesOf(given(camp, ...skipped, participantWithdrawn, toSecond).when(w2Declines))).toEqual([
      ["WaitlistOfferDeclined", "w2"],
      ["WaitlistSpotOffered", "w1"],
    ]);
  });

  it("leaves whoever joins later behind it", () => {
    expect([...fold([...line, examples.turnSkipped, waits("w3")]).waitlist.keys()]).toEqual(["w2", "w1", "w3"]);
  });

  it.each([
    ["NotWaiting", [...line, participantWithdrawn, spotOffered]],
    ["NotWaiting", [...line, examples.leftWaitlist]],
    ["NoSuchWaitlistEntry", [published]],
  ] as const)("is refused: %s", (code, past) => {
    expect(() => given(camp, ...past).when(skip)).toThrow(expect.objectContaining({ code }));
  });
});

describe("extending an offer", () => {
  const open = [published, full, joined, participantWithdrawn, spotOffered];
  const extend = (hours: number, at = moment) => extendOffer({ entryId: "w1", hours }, at);

  it("lets it last so much longer, at most until the camp starts", () => {
    expect(given(camp, ...open).when(extend(24))).toEqual([examples.offerExtended]);
    expect(given(camp, ...open).when(extend(168))).toMatchObject([
      { data: { offeredUntil: "2030-07-08T13:00:00.000Z" } },
    ]);
  });

  it("counts from where the offer ended, also the second time", () => {
    expect(given(camp, ...open, examples.offerExtended).when(extend(1))).toMatchObject([
      { data: { offeredUntil: "2030-07-04T13:00:00.000Z" } },
    ]);
  });

  const untilStart = {
    ...examples.offerExtended,
    data: { ...examples.offerExtended.data, offeredUntil: "2030-07-08T13:00:00.000Z" },
  };
  it.each([
    ["CampStarts", [...open, untilStart]],
    ["NothingOffered", [published, full, joined]],
    ["OfferIsOver", [...open, offerLapsed]],
    ["OfferIsOver", open, { ...moment, now: spotOffered.data.offeredUntil }],
  ] as const)("is refused: %s", (code, past, at = moment) => {
    expect(() => given(camp, ...past).when(extend(24, at))).toThrow(expect.objectContaining({ code }));
  });
});

function fold(facts: readonly CampEvent[]) {
  return facts.reduce((state, fact) => camp.evolve(state, fact), camp.initial)!;
}
