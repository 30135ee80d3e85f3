import { describe, expect, it } from "vitest";
import { camp } from "../../testing/campExample.ts";
import { fitOf, fittingIds } from "./fit.ts";

const fit = (age: number, sport?: "baseball" | "softball", told = {}) => fitOf({ ...camp, ...told }, { age, sport });

describe("what a camp has for a player", () => {
  it("the division for its age and sport", () =>
    expect(fit(8, "baseball")).toMatchObject({ kind: "divisions", divisions: [{ id: "baseball-8u" }] }));
  it("one for each sport, if none is chosen", () =>
    expect(fittingIds(camp, { age: 8, sport: undefined })).toEqual(["baseball-8u", "softball-10u"]));
  it("one that takes both sports once", () => {
    const divisions = [{ ...camp.divisions[0]!, sport: "coed" as const }];
    expect(fit(8, undefined, { divisions })).toMatchObject({ kind: "divisions", divisions: [{ id: "baseball-8u" }] });
  });
  it("no group, for this age in that sport", () => expect(fit(12, "softball")).toEqual({ kind: "no group" }));
  it("nothing at an age the camp isn't for", () =>
    expect(fit(12, "softball", { ageMax: 10 })).toEqual({
      kind: "not for this age",
      why: "This camp is for ages 10 and under",
    }));
  it("everyone plays together where there are no divisions", () =>
    expect(fit(12, undefined, { divisions: [] })).toEqual({ kind: "everyone" }));
  it("nothing as long as nobody is named", () => expect(fittingIds(camp, undefined)).toEqual([]));
});
