import { describe, expect, it } from "vitest";
import { ageOf, consentByDeclaration } from "./consentRule.ts";

describe("G1-60:consent: consent by declaration", () => {
  const adultOn = "2034-05-04";
  it.each([
    ["the address is not confirmed", "2030-01-01", false, "asked"],
    ["it is confirmed", "2030-01-01", true, "confirmed"],
    ["the day before the 18th birthday", "2034-05-03", false, "asked"],
    ["the 18th birthday", "2034-05-04", false, "none needed"],
    ["the 18th birthday, confirmed", "2034-05-04", true, "none needed"],
  ] as const)("%s", (_, today, isEmailConfirmed, needed) =>
    expect(consentByDeclaration({ adultOn, isEmailConfirmed }, today)).toBe(needed),
  );
});

describe("a player's age", () => {
  it.each([
    ["from the day of birth, on the day before the birthday", { birthDate: "2016-05-04" }, "2026-05-03", 9],
    ["from the day of birth, on the birthday", { birthDate: "2016-05-04" }, "2026-05-04", 10],
    ["as told", { age: 9, ageRecordedOn: "2026-05-04" }, "2027-05-03", 9],
    ["a full year later", { age: 9, ageRecordedOn: "2026-05-04" }, "2027-05-04", 10],
    ["not known", {}, "2027-05-04", null],
  ] as const)("%s", (_, told, today, age) => expect(ageOf(told, today)).toBe(age));
});
