import { describe, expect, it } from "vitest";
import type { AccountEvent } from "../../eventstore/accounts/events.ts";
import {
  adminAppointed,
  guardianConfirmed,
  guardianNamed,
  instructorAppointed,
  minorRegistered,
  profileUpdated,
  registered,
} from "../../eventstore/accounts/examples.ts";
import { given } from "../given.ts";
import { freedom, person } from "./person.ts";
import { correctAge, updateProfile } from "./profile.ts";

const today = "2030-04-01"; // the day on which the examples' minor stated the age
const nextYear = "2031-04-01";
const name = { firstName: "Pat", lastName: "Reyes" };
const updating = (profile: object, on = today) =>
  updateProfile({ userId: "pat", changes: { ...name, ...profile }, today: on });
const update = updating(profileUpdated.data.personal);
const updated = {
  ...profileUpdated,
  data: { ...profileUpdated.data, personal: { ...profileUpdated.data.personal, ageRecordedOn: today, ageBefore: 34 } },
};

it("A46: updates a profile", () => expect(given(person, registered).when(update)).toEqual([updated]));

it("records nothing when a profile is updated to what it already is", () =>
  expect(given(person, registered, updated).when(update)).toEqual([]));

it("A46: leaves omitted fields of a profile unchanged", () =>
  expect(given(person, registered).when(updating({ firstName: "Patty" }))).toEqual([
    {
      type: "ProfileUpdated",
      data: {
        userId: "pat",
        personal: { firstName: "Patty", lastName: "Reyes", age: 34, position: "Catcher", experience: null },
      },
    },
  ]));

it("A46: empties what was sent empty", () =>
  expect(given(person, registered).when(updating({ age: null, position: null }))).toMatchObject([
    { data: { personal: { age: null, position: null } } },
  ]));

it("G2-28: a phone number is told, kept, and taken back, each once", () => {
  const told = { ...updated.data.personal, phoneNumber: "555-010-0199" };
  const [fact] = given(person, registered).when(updating(told));
  expect(fact).toMatchObject({ data: { personal: { phoneNumber: "555-010-0199" } } });
  const after = (changes: object) => given(person, registered, fact!).when(updating({ ...told, ...changes }));
  expect([after({}), after({ phoneNumber: undefined })]).toEqual([[], []]);
  const [without] = after({ phoneNumber: null });
  expect(without).toMatchObject({ data: { personal: { phoneNumber: null } } });
  expect(given(person, registered, fact!, without!).when(updating({ ...told, phoneNumber: null }))).toEqual([]);
});

it("a person whose data was erased can enter it anew", () =>
  expect(given(person, { ...registered, data: { userId: "pat", personal: null } }).when(update)).toMatchObject([
    { data: { personal: { age: 35, ageBefore: null } } },
  ]));

it("refuses someone who is not there", () =>
  expect(() => given(person).when(update)).toThrow(expect.objectContaining({ code: "NoSuchPerson" })));

it("G1-48: an age keeps the day it was stated, until another one is stated", () => {
  const recordedOn = (profile: object, on: string) => {
    const [fact] = given(person, minorRegistered).when(updating(profile, on));
    return fact?.type === "ProfileUpdated" ? fact.data.personal?.ageRecordedOn : undefined;
  };
  expect(recordedOn({ position: "Pitcher" }, nextYear)).toBe(today);
  expect(recordedOn({ age: 15, position: "Pitcher" }, nextYear)).toBe(today);
  expect(recordedOn({ age: 16 }, nextYear)).toBe(nextYear);
});

const at = (age: number) => ({
  ...minorRegistered,
  data: { ...minorRegistered.data, personal: { ...minorRegistered.data.personal, age } },
});

it.each([
  ["15 who would be 18", 15, 18],
  ["15 who would have none", 15, null],
  ["12 who would be 13", 12, 13],
  ["12 who would be 40", 12, 40],
] as const)("G1-47:guardian: no age removes a guardian who has not confirmed: %s", (_, before, age) => {
  const refusal = expect.objectContaining({ code: "AgeStays", issues: [expect.objectContaining({ path: ["age"] })] });
  expect(() => given(person, at(before)).when(updating({ age }))).toThrow(refusal);
});

it.each([
  ["within the same limits", [at(15)], 17, today],
  ["downwards", [at(15)], 12, today],
  ["after the guardian has confirmed", [at(15), guardianConfirmed], 18, today],
  ["when the years have passed", [at(15)], 18, "2033-04-01"],
] as const)("G1-47:guardian: an age may be corrected %s", (_, past, age, on) =>
  expect(given(person, ...past).when(updating({ age }, on))).toMatchObject([
    { type: "ProfileUpdated", data: { personal: { age } } },
  ]),
);

it("G1-47:guardian: someone who turns out to be under 18 names a guardian in the same step", () => {
  const guardian = guardianNamed.data.personal;
  expect(given(person, registered).when(updating({ age: 15, ...guardian }))).toMatchObject([
    { type: "ProfileUpdated", data: { personal: { age: 15, ageRecordedOn: today } } },
    guardianNamed,
  ]);
  const codes = (profile: object, code: string, ...fields: string[]) =>
    expect(() => given(person, registered).when(updating({ age: 15, ...profile }))).toThrow(
      expect.objectContaining({ code, issues: fields.map((field) => expect.objectContaining({ path: [field] })) }),
    );
  codes({}, "Invalid", "parentName", "parentEmail", "parentPhone");
  codes({ ...guardian, parentEmail: "pat+mum@example.com" }, "OwnAddress", "parentEmail");
});

it("a guardian sent with an age that needs none is not recorded", () =>
  expect(given(person, registered).when(updating({ age: 30, ...guardianNamed.data.personal }))).toMatchObject([
    { type: "ProfileUpdated" },
  ]));

it("G1-47:guardian: an admin corrects an age across any limit, once", () => {
  const correct = correctAge({ userId: "pat", age: 21, today: nextYear });
  const corrected = given(person, at(12)).when(correct);
  expect(corrected).toMatchObject([
    { type: "ProfileUpdated", data: { personal: { ...name, age: 21, ageRecordedOn: nextYear } } },
  ]);
  expect(given(person, at(12), ...corrected).when(correct)).toEqual([]);
});

describe("G1-58:limits: an age never lifts what a guardian has to agree to", () => {
  const older = { userId: "pat", age: 21, today: nextYear };
  const asMinor = { age: 15, ageRecordedOn: today };
  const free = (past: readonly AccountEvent[], on: string) =>
    freedom(
      past.reduce((state, fact) => person.evolve(state, fact), person.initial),
      on,
    );

  it.each([
    ["in one's own profile, once confirmed", [at(15), guardianConfirmed], updating({ age: 21 }, nextYear)],
    ["without any age", [at(15), guardianConfirmed], updating({ age: null }, nextYear)],
    ["by an admin", [at(15)], correctAge(older)],
  ] as const)("%s", (_, past, decision) => {
    const facts = given(person, ...past).when(decision);
    expect(facts).toMatchObject([{ data: { personal: { ageBefore: 15, younger: asMinor } } }]);
    expect(free([...past, ...facts], "2033-03-31")).toBe(1);
    expect(free([...past, ...facts], "2033-04-01")).toBe(2); // the 15-year-old has grown up
  });

  it("neither in one step nor in several, nor with a change of anything else", () => {
    const first = given(person, at(12), guardianConfirmed).when(updating({ age: 17 }));
    const past = [at(12), guardianConfirmed, ...first];
    for (const next of [updating({ age: 30 }, nextYear), updating({ position: "Pitcher" }, nextYear)])
      expect(given(person, ...past).when(next)).toMatchObject([
        { data: { personal: { younger: { age: 12, ageRecordedOn: today } } } },
      ]);
  });

  it("a younger age counts at once, and an adult's ages leave nothing behind", () => {
    for (const [past, age] of [
      [at(15), 12],
      [registered, 40],
    ] as const)
      for (const { data } of given(person, past).when(updating({ age })))
        expect(data).not.toHaveProperty("personal.younger");
  });
});

describe.each([instructorAppointed, adminAppointed])(
  "G1-47:staff, G1-58:staff: who is on the staff ($type)",
  (appointed) => {
    const refusal = expect.objectContaining({
      kind: "conflict",
      code: "StaffMustBeAdults",
      issues: [expect.objectContaining({ path: ["age"] })],
    });
    const trying = (decision: ReturnType<typeof updating>, past: AccountEvent) => () =>
      given(person, past, appointed).when(decision);

    it.each([3, 12, 13, 17])("cannot be %i years old, whether in one's own profile or by an admin", (age) => {
      expect(trying(updating({ age }), registered)).toThrow(refusal);
      expect(trying(updating({ age, ...guardianNamed.data.personal }), registered)).toThrow(refusal);
      expect(trying(correctAge({ userId: "pat", age, today }), registered)).toThrow(refusal);
    });

    it.each([18, null])("may give an age of %j", (age) =>
      expect(given(person, registered, appointed).when(updating({ age }))).toMatchObject([
        { data: { personal: { age } } },
      ]),
    );

    it("corrects an age recorded earlier without a guardian, and no call can keep it", () => {
      for (const age of [18, null])
        expect(given(person, at(12), appointed).when(updating({ age }))).toMatchObject([
          { data: { personal: { age } } },
        ]);
      expect(trying(updating({ age: 12 }), at(12))).toThrow(refusal);
      expect(trying(updating({ firstName: "Patty" }), at(12))).toThrow(refusal);
      expect(given(person, at(12), appointed).when(updating({ firstName: "Patty" }, "2036-04-01"))).toHaveLength(1);
    });
  },
);
