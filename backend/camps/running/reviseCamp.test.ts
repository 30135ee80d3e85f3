import { describe, expect, it } from "vitest";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import * as examples from "../../../eventstore/camps/examples.ts";
import { facilityTime } from "../../facilityTime.ts";
import { given } from "../../given.ts";
import { Rejection } from "../../http/rejection.ts";
import { camp } from "../camp.ts";
import { ReviseCamp } from "./publishContract.ts";
import { reviseCamp } from "./reviseCamp.ts";

const moment = { now: "2030-07-01T12:00:00.000Z", time: facilityTime("America/New_York") };
const { published, placed } = examples;
const [eights, tens] = published.data.divisions;

const revising = (form: object) => reviseCamp({ form: ReviseCamp.parse(form), newId: (n) => `new-${n}` }, moment);
const changes = (past: readonly CampEvent[], form: object) => {
  const [fact] = given(camp, ...past).when(revising(form));
  return fact?.type === "CampRevised" ? fact.data.changes : undefined;
};
const refusal = (past: readonly CampEvent[], form: object) => {
  try {
    given(camp, ...past).when(revising(form));
  } catch (error) {
    if (error instanceof Rejection) return { kind: error.kind, issues: error.issues };
    throw error;
  }
  return undefined;
};

it("G3-4: only what differs is recorded, so the same again records nothing", () => {
  const form = { title: published.data.title, location: "Oak Field", price: "175.50", agenda: "" };
  expect(given(camp, published).when(revising(form))).toEqual([
    { type: "CampRevised", data: { campId: "c1", changes: { location: "Oak Field", fullCampPriceCents: 17550 } } },
  ]);
  const revised = {
    ...examples.revised,
    data: { campId: "c1", changes: { location: "Oak Field", fullCampPriceCents: 17550 } },
  };
  expect(given(camp, published, revised).when(revising(form))).toEqual([]);
  expect(given(camp, published).when(revising({}))).toEqual([]);
});

it("G3-4, V20: the price has two names, and an emptied text is none", () => {
  expect(changes([published], { fullCampPrice: 10, price: "10", description: " " })).toEqual({
    fullCampPriceCents: 1000,
    description: null,
  });
  expect(ReviseCamp.safeParse({ fullCampPrice: 10, price: 11 }).success).toBe(false);
});

it.each([
  [{ title: "" }, "Please fill in all required fields"],
  [{ startTime: null }, "Please fill in all required fields"],
  [{ capacity: 0 }, "Capacity must be greater than 0"],
  [{ price: -5 }, "Price must be greater than 0"],
])("V20: %o is refused in the form's words", (form, words) => {
  expect(ReviseCamp.safeParse(form).error?.issues[0]?.message).toBe(words);
});

it.each([
  [{ endDate: "2030-07-07" }, "endDate", "End date must be after start date"],
  [{ startTime: "15:00" }, "endTime", "End time must be after start time"],
  [{ ageMin: 19 }, "ageMin", "Minimum age must be less than or equal to maximum age"],
  [{ price: 0 }, "fullCampPrice", "Price must be greater than 0"],
])("V20, G3-7: %o does not fit the rest of the camp", (form, path, message) => {
  expect(refusal([published], form)).toEqual({ kind: "invalid", issues: [{ path: [path], message }] });
});

it("A63: whatever the form holds is recorded", () => {
  const form = {
    title: "Winter Camp",
    description: "Indoors",
    campType: "clinic",
    startDate: "2030-12-02",
    endDate: "2030-12-05",
    startTime: "10:00",
    endTime: "14:00",
    location: "The cage",
    capacity: 30,
    ageMin: 6,
    ageMax: 12,
    playerChecklist: "A jacket",
    arrivalInfo: "By the gate",
    pickupInfo: "At the cage",
    safetyNotes: "Helmets on",
    campSchedule: "Hitting first",
    agenda: "Warm up",
  };
  expect(changes([published], { ...form, price: 175 })).toEqual({ ...form, fullCampPriceCents: 17500 });
});

it("G3-5: a free camp stays editable", () => {
  const free = { ...published, data: { ...published.data, fullCampPriceCents: 0 } };
  expect(changes([free], { price: 0, location: "Oak Field" })).toEqual({ location: "Oak Field" });
});

it("G3-39: a division keeps its id, identified by it or by sport and age group; a new one gets its own", () => {
  const { id: _, ...unnamed } = { ...tens!, field: "Field 9" };
  const form = { divisions: [{ ...eights, ageGroup: "9u" }, unnamed, { ...unnamed, ageGroup: "12u" }] };
  expect(changes([published], form)?.divisions?.map(({ id, ageGroup, field }) => [id, ageGroup, field])).toEqual([
    ["baseball-8u", "9u", "Field 2"],
    ["softball-10u", "10u", "Field 9"],
    ["new-2", "12u", "Field 9"],
  ]);
  expect(changes([published], { divisions: published.data.divisions })).toBeUndefined();
  expect(changes([published], { divisions: [eights, { ...eights, id: "made up" }] })?.divisions?.[1]?.id).toBe("new-1");
});

it("G3-35: no division shrinks below its taken spots, nor disappears with them; without any it may", () => {
  const twice = {
    ...placed,
    data: { ...placed.data, places: placed.data.places.map((one) => ({ ...one, divisionId: "baseball-8u" })) },
  };
  const small = { divisions: [{ ...eights, capacity: 1 }, tens] };
  expect(refusal([published, twice], small)).toEqual({
    kind: "conflict",
    issues: [
      {
        path: ["divisions", 0, "capacity"],
        message: "8U baseball already has 2 players. Please enter at least 2.",
      },
    ],
  });
  expect(refusal([published, twice], { divisions: [tens] })).toMatchObject({
    kind: "conflict",
    issues: [{ path: ["divisions"], message: "You can't remove 8U baseball: players have spots in it." }],
  });
  expect(changes([published, twice], { divisions: [eights] })?.divisions).toHaveLength(1);
  expect(changes([published, twice, examples.registrationWithdrawn], small)?.divisions?.[0]?.capacity).toBe(1);
});

it("G3-35: a division that families wait for stays too", () => {
  expect(refusal([published, examples.joinedWaitlist], { divisions: [tens] })).toMatchObject({
    kind: "conflict",
    issues: [{ message: "You can't remove 8U baseball: families are on its waitlist." }],
  });
  expect(
    changes([published, examples.joinedWaitlist, examples.leftWaitlist], { divisions: [tens] })?.divisions,
  ).toEqual([tens]);
});

it("G3-10, G3-32: an undivided camp is not divided while families wait for it, lest all of them get an offer", () => {
  const whole = { ...published, data: { ...published.data, divisions: [], capacity: 2 } };
  const waits = {
    ...examples.joinedWaitlist,
    data: { ...examples.joinedWaitlist.data, places: [{ participantId: "p3", divisionId: null }] },
  };
  expect(refusal([whole, placed, waits], { divisions: [tens] })).toMatchObject({
    kind: "conflict",
    issues: [{ path: ["divisions"] }],
  });
  expect(changes([whole, placed, waits, examples.leftWaitlist], { divisions: [tens] })?.divisions).toHaveLength(1);
});

it("G3-10, G3-35: without divisions the camp's capacity does not go below the taken spots", () => {
  const whole = { ...published, data: { ...published.data, divisions: [] } };
  expect(refusal([whole, placed], { capacity: 1 })).toEqual({
    kind: "conflict",
    issues: [{ path: ["capacity"], message: "This camp already has 2 players. Please enter at least 2." }],
  });
  expect(changes([whole, placed], { capacity: 2 })).toEqual({ capacity: 2 });
  expect(changes([published, placed], { capacity: 1 })).toEqual({ capacity: 1 }); // divisions decide
});

it("G3-35: the days someone chose stay; children who come every day come on as many as there are", () => {
  const chosen = {
    ...placed,
    data: { ...placed.data, registrationOption: "individual_days" as const, selectedDays: [1, 3] },
  };
  expect(refusal([published, chosen], { endDate: "2030-07-09" })).toEqual({
    kind: "conflict",
    issues: [{ path: ["endDate"], message: "A player is registered for Day 3, so the camp needs at least 3 days." }],
  });
  expect(changes([published, placed], { endDate: "2030-07-09" })).toEqual({ endDate: "2030-07-09" });
  expect(changes([published, chosen, examples.registrationWithdrawn], { endDate: "2030-07-09" })).toBeDefined();
});

it("G3-35: quotes stay when prices change", () => {
  const after = [
    published,
    placed,
    { ...examples.revised, data: { campId: "c1", changes: { fullCampPriceCents: 99900 } } },
  ];
  const registered = after.reduce((state, fact) => camp.evolve(state, fact as CampEvent), camp.initial)!;
  expect(registered.registrations.get("g1")).toMatchObject({ participantCents: 15000, totalCents: 30000 });
});

it("G3-32: more spots go to those who wait", () => {
  const more = { divisions: [{ ...eights, capacity: 3 }, tens] };
  const twice = {
    ...placed,
    data: { ...placed.data, places: placed.data.places.map((one) => ({ ...one, divisionId: "baseball-8u" })) },
  };
  const facts = given(camp, published, twice, examples.joinedWaitlist).when(revising(more));
  expect(facts.map(({ type }) => type)).toEqual(["CampRevised", "WaitlistSpotOffered"]);
});

it("a cancelled camp cannot be changed any more, nor one that does not exist", () => {
  expect(refusal([published, examples.cancelled], { title: "Again" })).toMatchObject({ kind: "conflict" });
  expect(refusal([], { title: "Again" })).toMatchObject({ kind: "missing" });
});

it("a draft is changed as any camp is, its days one at a time", () => {
  const { drafted } = examples;
  expect(changes([drafted], { startDate: "2030-08-05", title: "Fall Camp" })).toEqual({
    startDate: "2030-08-05",
    title: "Fall Camp",
  });
  const half = { type: "CampRevised", data: { campId: "c1", changes: { startDate: "2030-08-05" } } } as const;
  expect(changes([drafted, half], { endDate: "2030-08-07" })).toEqual({ endDate: "2030-08-07" });
  expect(refusal([drafted, half], { endDate: "2030-08-01" })?.issues).toEqual([
    { path: ["endDate"], message: "End date must be after start date" },
  ]);
});

describe("two who change the same camp", () => {
  const { revised } = examples; // by the other: Oak Field, from 10:00
  const { location, startTime, fullCampPriceCents } = published.data;
  const clash = (form: object) => {
    try {
      given(camp, published, revised).when(revising(form));
    } catch (error) {
      if (error instanceof Rejection) return { code: error.code, current: error.current, issues: error.issues };
      throw error;
    }
    return undefined;
  };

  it("the second is told what the first wrote in the same fields, by the names of the form", () => {
    const issues = [{ path: ["location"], message: "Someone else just changed this" }];
    expect(clash({ location: "Elm Park", endTime: "16:00", from: { location, endTime: "15:00" } })).toEqual({
      code: "ChangedByOther",
      current: { location: "Oak Field" },
      issues,
    });
    const cheaper = { ...revised, data: { campId: "c1", changes: { fullCampPriceCents: 9900 } } };
    const was = String(fullCampPriceCents / 100);
    expect(() => given(camp, published, cheaper).when(revising({ price: "80", from: { price: was } }))).toThrow(
      expect.objectContaining({ current: { fullCampPrice: "99.00" } }),
    );
  });

  it("what only one of them changed is merged, and what both wrote alike is no clash", () => {
    expect(changes([published, revised], { endTime: "16:00", from: { endTime: "15:00" } })).toEqual({
      endTime: "16:00",
    });
    const same = { location: "Oak Field", title: "Hitting Camp", from: { location, title: published.data.title } };
    expect(changes([published, revised], same)).toEqual({ title: "Hitting Camp" });
  });

  it("once seen, it can be overwritten; and so can anything by whoever says nothing of what they saw", () => {
    expect(changes([published, revised], { location: "Elm Park", from: { location: "Oak Field" } })).toEqual({
      location: "Elm Park",
    });
    expect(changes([published, revised], { startTime })).toEqual({ startTime });
  });

  it("divisions are one field", () => {
    const [first, ...others] = published.data.divisions;
    const larger = [{ ...first!, capacity: 9 }, ...others];
    const byOther = { ...revised, data: { campId: "c1", changes: { divisions: larger } } };
    const mine = { divisions: others, from: { divisions: published.data.divisions } };
    expect(() => given(camp, published, byOther).when(revising(mine))).toThrow(
      expect.objectContaining({ code: "ChangedByOther", current: { divisions: larger } }),
    );
  });
});
