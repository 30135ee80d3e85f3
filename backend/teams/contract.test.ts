import { describe, expect, it } from "vitest";
import { CreateTeam, creationDivisions, finderDivisions, FindTeam, jerseySizes } from "./contract.ts";
import { creationOf, finderOf } from "./testing/teams.ts";

const issuesOf = (schema: typeof FindTeam | typeof CreateTeam, fields: object) =>
  schema.safeParse(fields).error?.issues.map(({ path, message }) => [path.join("."), message]);
const fieldsOf = (schema: typeof FindTeam | typeof CreateTeam, fields: object) =>
  issuesOf(schema, fields)?.map(([field]) => field);

describe("V16: looking for a team", () => {
  it("needs name, birth date, dates, division, sport and contacts, and says so at once", () =>
    expect(new Set(fieldsOf(FindTeam, {}))).toEqual(
      new Set(["playerName", "birthDate", "availableDates", "division", "sport", "email", "phoneNumber"]),
    ));

  it("the rest may be left out, or empty as forms send it", () => {
    const optional = ["school", "currentTravelTeam", "positions", "additionalInfo", "jerseySize"];
    for (const nothing of [undefined, "", null]) {
      const bare = FindTeam.parse(finderOf(Object.fromEntries(optional.map((field) => [field, nothing]))));
      for (const field of optional) expect(Reflect.get(bare, field)).toBeUndefined();
    }
  });

  it.each([
    ["birthDate", "2015-02-30", "Please enter the date of birth"],
    ["birthDate", "5/4/2016", "Please enter the date of birth"],
    ["email", "rosa@", "Please enter an email address like name@example.com"],
    ["phoneNumber", "call me", "Please enter a phone number like 555-010-0100"],
    ["jerseySize", "XXXL", "Please choose a size"],
    ["division", "17U", "Please choose a division"],
    ["sport", "tennis", "Please choose baseball or softball"],
    ["playerName", "  ", "Please enter the player's name"],
    ["additionalInfo", "x".repeat(2001), "Please use at most 2,000 characters"],
  ])("a wrong %s is refused beside the field: %j", (field, value, message) =>
    expect(issuesOf(FindTeam, finderOf({ [field]: value }))).toEqual([[field, message]]),
  );
});

describe("V17: starting a team", () => {
  it("needs name, contacts, division and sport, and says so at once", () =>
    expect(new Set(fieldsOf(CreateTeam, {}))).toEqual(
      new Set(["coachName", "phoneNumber", "email", "division", "sport"]),
    ));
  it("more may be said, or not", () => {
    expect(CreateTeam.parse(creationOf()).additionalInfo).toBe("I have a field on Sundays");
    expect(CreateTeam.parse(creationOf({ additionalInfo: "" })).additionalInfo).toBeUndefined();
  });
});

it("E21, G3-41: sizes, every division of each form, and both sports in either spelling are taken", () => {
  expect(jerseySizes.join(" ")).toBe("YXS YS YM YL YXL XS S M L XL XXL");
  for (const jerseySize of jerseySizes) expect(FindTeam.parse(finderOf({ jerseySize })).jerseySize).toBe(jerseySize);
  expect(finderDivisions.join(" ")).toBe("6U 7U 8U 9U 10U 11U 12U 13U 14U 15U 16U 18U");
  for (const division of finderDivisions) expect(FindTeam.parse(finderOf({ division })).division).toBe(division);
  expect(creationDivisions.join(" ")).toBe("6U 7U 8U 9U 10U 11U 12U");
  for (const division of creationDivisions) expect(CreateTeam.parse(creationOf({ division })).division).toBe(division);
  expect(fieldsOf(CreateTeam, creationOf({ division: "13U" }))).toEqual(["division"]);
  for (const sport of ["Baseball", "Softball", "baseball", "softball"])
    expect(FindTeam.parse(finderOf({ sport })).sport).toBe(sport.toLowerCase());
});
