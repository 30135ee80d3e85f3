import { expect, it } from "vitest";
import { emptyChild, emptyDraft, type RegistrationDraft } from "./registrationDraft.ts";
import { firstStepOf, isComplete, issuesOf, playersFormOf, stepOf, stepReached } from "./steps.ts";

const parentInfo = {
  parentName: "Robin Vega",
  parentEmail: "robin@example.com",
  parentPhone: "555-010-0123",
  paymentMethod: "venmo",
} as const;
const kim = {
  ...emptyChild(),
  playerName: "Kim Vega",
  playerAge: "9",
  sport: "baseball",
  emergencyContact: "Sam Vega",
  emergencyPhone: "555-010-0124",
} as const;
const whole: RegistrationDraft = { ...emptyDraft("camp-1"), parentInfo, participants: [kim] };

it("K13, U58: each step is reached once those before it are done", () => {
  expect(stepReached({ ...whole, registrationOption: "individual_days" })).toBe(1);
  expect(stepReached({ ...whole, registrationOption: "individual_days", selectedDays: [2] })).toBe(4);
  expect(stepReached(whole)).toBe(4);
});

it.each(["parentName", "parentEmail", "parentPhone", "paymentMethod"] as const)("V22: step 2 needs %s", (field) =>
  expect(stepReached({ ...whole, parentInfo: { ...parentInfo, [field]: "" } })).toBe(2),
);

it.each(["playerName", "playerAge", "sport", "emergencyContact", "emergencyPhone"] as const)(
  "V23, E19: step 3 needs %s of every child",
  (field) => expect(stepReached({ ...whole, participants: [kim, { ...kim, [field]: "" }] })).toBe(3),
);

it("E19: position and experience may be left open", () =>
  expect(stepReached({ ...whole, participants: [{ ...kim, playerPosition: "", experienceLevel: "" }] })).toBe(4));

it("V25: the payment page needs parent and players, but no way to pay", () => {
  expect(isComplete(null)).toBe(false);
  expect(isComplete({ ...whole, parentInfo: { ...parentInfo, paymentMethod: "" } })).toBe(true);
  expect(isComplete({ ...whole, parentInfo: { ...parentInfo, parentPhone: "" } })).toBe(false);
  expect(isComplete({ ...whole, participants: [] })).toBe(false);
});

it("what the server says of a field goes to its step", () => {
  const issues = [
    { path: ["registration", "parentEmail"], message: "E-mail?" },
    { path: ["participants", 1, "playerAge"], message: "Age?" },
    { path: ["registration", "selectedDays"], message: "Days?" },
    { path: ["website"], message: "?" },
  ];
  expect(issues.map(stepOf)).toEqual([2, 3, 1, 4]);
  expect(issuesOf(2, issues)).toEqual([{ path: ["parentEmail"], message: "E-mail?" }]);
  expect(issuesOf(3, issues)).toEqual([{ path: ["participants", 1, "playerAge"], message: "Age?" }]);
});

it("a camp of one day has no step for its days", () =>
  expect([1, 2].map((days) => firstStepOf({ days }))).toEqual([2, 1]));

it("V23: nobody goes on with a child outside the camp's ages; it is said beside the age, in the server's words", () => {
  const ages = { ageMin: 10, ageMax: null };
  const [problem] = playersFormOf(ages).safeParse(whole).error?.issues ?? [];
  expect(problem).toMatchObject({
    path: ["participants", 0, "playerAge"],
    message: "This camp is for ages 10 and up",
  });
  expect(playersFormOf({ ageMin: null, ageMax: null }).safeParse(whole).success).toBe(true);
});
