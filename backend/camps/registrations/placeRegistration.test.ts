import { describe, expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { facilityTime } from "../../facilityTime.ts";
import { given } from "../../given.ts";
import { camp } from "../camp.ts";
import { type Placing, placeRegistration } from "./placeRegistration.ts";
import { shownCents } from "../shownCents.ts";

const moment = { now: "2030-07-01T12:00:00.000Z", time: facilityTime("America/New_York") };
const { published, placed, joinedWaitlist, spotOffered } = examples;
const { participants, ...parent } = placed.data.personal;
const [emma, noah] = [participants[0]!, participants[1]!];
const { medicalInfo } = placed.data.medical.participants[0]!;
const [emmaWithAllergy, ...others] = [{ ...emma, medicalInfo }, noah];

const family: Placing = {
  registrationId: "g1",
  payerId: "pat",
  registrationOption: "all_days",
  selectedDays: [],
  paymentMethod: "card",
  parent,
  children: [emmaWithAllergy, ...others],
};
const place = (is: Partial<Placing> = {}, at = moment) => placeRegistration({ ...family, ...is }, at);
/** Another family, with a child like Emma. */
const another = (n: number): CampEvent => ({
  ...placed,
  data: {
    ...placed.data,
    registrationId: `other${n}`,
    payerId: null,
    places: [{ participantId: `other child ${n}`, divisionId: "baseball-8u" }],
    personal: null,
    medical: null,
  },
});
const fullOfEights = [published, another(1), another(2)];
const days = (...selectedDays: number[]): Partial<Placing> => ({
  registrationOption: "individual_days",
  selectedDays,
  daysAt: ["registration", "selectedDays"],
});
const refusal = (past: readonly CampEvent[], is: Partial<Placing> = {}, at = moment) => {
  try {
    return given(camp, ...past).when(place(is, at));
  } catch (error) {
    return error;
  }
};

describe("placing a registration", () => {
  it("A68, K12, G3-12: takes a spot for each child in the division of its age and sport, at our price", () => {
    expect(given(camp, published).when(place())).toEqual([placed]);
  });

  it("again under the same id records nothing, even when no spot is left", () => {
    expect(given(camp, published, placed, another(1)).when(place())).toEqual([]);
  });

  it("V21, K12: single days cost the daily price each, are kept in order, and once each", () => {
    expect(given(camp, published).when(place(days(3, 1, 3)))).toMatchObject([
      { data: { selectedDays: [1, 3], participantCents: 11000, totalCents: 22000 } },
    ]);
  });

  it("G3-14: where the camp releases unpaid spots, the deadline is promised with the price", () => {
    const strict = { ...published, data: { ...published.data, releaseUnpaidAfterHours: 48 } };
    expect(given(camp, strict).when(place())).toMatchObject([{ data: { payBy: "2030-07-03T12:00:00.000Z" } }]);
    const free = { ...strict, data: { ...strict.data, fullCampPriceCents: 0 } };
    expect(given(camp, free).when(place())[0]?.data).not.toHaveProperty("payBy");
    const late = { ...moment, now: "2030-07-07T12:00:00.000Z" }; // less than that before the camp starts
    expect(given(camp, strict).when(place({}, late))[0]?.data).not.toHaveProperty("payBy");
  });

  it("a child no division fits comes, and the owner finds it a spot", () => {
    expect(given(camp, ...fullOfEights).when(place({ children: [{ ...emma, playerAge: 16 }] }))).toMatchObject([
      { data: { places: [{ participantId: "p1", divisionId: null }], medical: null } },
    ]);
  });
});

describe("no one is registered", () => {
  it.each<[string, CampEvent[], Partial<Placing>, string?]>([
    ["NoSuchCamp", [], {}],
    ["CampCancelled", [published, examples.cancelled], {}],
    ["CampArchived", [published, examples.archived], {}],
    ["CampOver", [published], {}, "2030-07-11T04:00:00.000Z"],
    ["Invalid", [published], days()],
    ["Invalid", [published], days(1, 4)],
    ["Invalid", [published], { children: [{ ...emma, playerAge: 19 }] }],
    ["AlreadyRegistered", [published, placed], { registrationId: "g2" }],
    ["DivisionFull", fullOfEights, {}],
    ["OtherPrice", [published], { shownCents: 1 }],
  ])("%s", (code, past, is, now = moment.now) => {
    expect(refusal(past, is, { ...moment, now })).toEqual(expect.objectContaining({ code }));
  });

  it("until the last day is over", () => {
    const lastEvening = { ...moment, now: "2030-07-11T03:59:00.000Z" };
    expect(given(camp, published).when(place({}, lastEvening))).toHaveLength(1);
  });

  it("V21: without a day, or on one the camp does not have, which is reported beside the days", () => {
    const path = ["registration", "selectedDays"];
    expect(refusal([published], days())).toMatchObject({
      issues: [{ path, message: "At least one day must be selected" }],
    });
    expect(refusal([published], days(4))).toMatchObject({ issues: [{ path, message: "This camp has only 3 days" }] });
    expect(refusal([published, examples.dayCanceled], days(1, 2))).toMatchObject({
      issues: [{ path, message: "Day 2 was canceled. Please choose another day." }],
    });
  });

  it("G3-2: at a different price than was shown; the answer has the right one", () => {
    expect(refusal([published], { shownCents: 15000 })).toMatchObject({
      message: expect.stringContaining("The price for 2 players is $300,"),
    });
    expect(given(camp, published).when(place({ shownCents: 30000 }))).toEqual([placed]);
  });

  it("G3-11: if one of the children finds no spot; what is full is named beside each child concerned", () => {
    expect(refusal(fullOfEights)).toMatchObject({
      message: expect.stringMatching(/^The 8U baseball division is full\. .*waitlist/),
      issues: [{ path: ["participants", 0], message: "The 8U baseball division is full" }],
    });
    const twins = [emma, { ...emma, participantId: "p9", playerName: "Ella Ortiz" }];
    expect(refusal([published, another(1)], { children: twins })).toMatchObject({
      message: expect.stringContaining(
        "There aren't enough spots left in the 8U baseball division for all your players",
      ),
      issues: [{ path: ["participants", 0] }, { path: ["participants", 1] }],
    });
  });

  it("G3-10: in a camp without divisions when it is full", () => {
    const open = { ...published, data: { ...published.data, divisions: [], capacity: 3 } };
    expect(refusal([open, another(1), another(2)])).toMatchObject({ code: "CampFull" });
    expect(given(camp, open, another(1)).when(place())).toMatchObject([
      { data: { places: [{ divisionId: null }, { divisionId: null }] } },
    ]);
  });

  it("G3-32: on a spot held for a family that waited", () => {
    const kept = [published, another(1), joinedWaitlist, spotOffered];
    expect(refusal(kept)).toMatchObject({ code: "DivisionFull" });
  });
});

describe("G3-34: a child who is already registered", () => {
  const spelled = { parent: { ...parent, parentEmail: " PAT@Example.com" }, payerId: null };
  const again = { registrationId: "g2", children: [{ ...emma, playerName: "emma  ORTIZ" }] };

  it("is reported, however the name and the address are spelled, and recognized by the account too", () => {
    const elsewhere = { ...again, parent: { ...parent, parentEmail: "other@example.com" } };
    const sees = (purpose: string, id: string) => purpose === "registration" && id === placed.data.registrationId;
    for (const is of [{ ...again, ...spelled, sees }, elsewhere])
      expect(refusal([published, placed], is)).toMatchObject({
        code: "AlreadyRegistered",
        issues: [{ path: ["participants", 0, "playerName"] }],
      });
  });

  it("is not named to anyone who cannot see that registration, nor reported before everything else is right", () => {
    const elsewhere = { ...again, ...spelled, sees: () => false };
    expect(refusal([published, placed], elsewhere)).toMatchObject({
      code: "AlreadyRegistered",
      message: expect.not.stringMatching(/emma/i),
      issues: undefined,
    });
    expect(refusal([published, placed], { ...elsewhere, shownCents: 1 })).toMatchObject({ code: "OtherPrice" });
    expect(refusal([...fullOfEights, placed], elsewhere)).toMatchObject({ code: "DivisionFull" });
  });

  it("is registered again if the parent means it", () => {
    expect(given(camp, published, placed).when(place({ ...again, registerAgain: true }))).toHaveLength(1);
  });

  it("is not reported to other families, nor once it was withdrawn", () => {
    const stranger = { ...again, payerId: null, parent: { ...parent, parentEmail: "sam@example.com" } };
    expect(given(camp, published, placed).when(place(stranger))).toHaveLength(1);
    expect(given(camp, published, placed, examples.registrationWithdrawn).when(place(again))).toHaveLength(1);
  });
});

it("G3-2: an amount is read as people write it; what is not an amount is never right", () => {
  expect(["110", "$1,234.50", 55, 110.1].map(shownCents)).toEqual([11000, 123450, 5500, 11010]);
  expect([null, undefined, "", " "].map(shownCents)).toEqual([undefined, undefined, undefined, undefined]);
  expect(refusal([published], { shownCents: shownCents("free") })).toMatchObject({ code: "OtherPrice" });
});

describe("G1-60:camps: the family's players", () => {
  const { participantId, playerId, personal: kim, medical } = examples.participantTold.data;
  const known = { ...kim, ...medical, participantId, playerId };

  it("are told of apart from those that are described, in the same breath", () => {
    expect(given(camp, published).when(place({ children: [emmaWithAllergy, known] }))).toEqual([
      {
        ...placed,
        data: {
          ...placed.data,
          places: [placed.data.places[0], { participantId, divisionId: "baseball-8u" }],
          personal: { ...parent, participants: [emma] },
        },
      },
      examples.participantTold,
    ]);
  });

  it("come once, whoever registers and whatever the name; another of the same name comes, too", () => {
    const [fact, told] = given(camp, published).when(place({ children: [known] }));
    const past = [published, fact!, told!];
    const others = { registrationId: "g2", payerId: "lou", registerAgain: true };
    expect(refusal(past, { ...others, children: [known] })).toMatchObject({
      code: "AlreadyRegistered",
      issues: [{ path: ["participants", 0] }],
    });
    const namesake = { ...known, participantId: "p8", playerId: "kim2" };
    expect(refusal(past, { registrationId: "g2", children: [namesake] })).toMatchObject([
      {},
      { type: "ParticipantTold" },
    ]);
    const withdrawn = { ...examples.registrationWithdrawn, data: { ...examples.registrationWithdrawn.data } };
    expect(refusal([...past, withdrawn], { registrationId: "g2", children: [known] })).toMatchObject([{}, {}]);
  });
});
