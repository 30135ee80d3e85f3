import { expect, it } from "vitest";
import { camp } from "../../../testing/campExample.ts";
import { registration } from "../../../testing/registrationExample.ts";
import { rosterByDivision } from "./rosterByDivision.ts";

const names = (...told: Parameters<typeof rosterByDivision>) =>
  rosterByDivision(...told).map(({ division, children }) => [
    division?.id ?? null,
    children.map(({ playerName }) => playerName),
  ]);
const [emma, noah] = [registration.participants[0]!, registration.participants[1]!];

it("G3-20: lists who comes by division and name, and divisions without anybody", () => {
  const ada = { ...registration, id: "g2", participants: [{ ...emma, id: "p3", playerName: "Ada Reed" }] };
  expect(names(camp, [registration, ada])).toEqual([
    ["baseball-8u", ["Ada Reed", "Emma Ortiz"]],
    ["softball-10u", ["Noah Ortiz"]],
  ]);
  expect(names(camp, [ada])).toContainEqual(["softball-10u", []]);
});

it("leaves out who was withdrawn, one by one or with the family", () => {
  const one = { ...registration, participants: [emma, { ...noah, isWithdrawn: true }] };
  expect(names(camp, [one]).flatMap(([, children]) => children)).toEqual(["Emma Ortiz"]);
  expect(names(camp, [{ ...registration, registrationStatus: "withdrawn" }]).flatMap(([, all]) => all)).toEqual([]);
});

it("G3-12: shows first whom no division is for, also where the camp has none any more", () => {
  const older = { ...registration, participants: [{ ...emma, divisionId: null }] };
  expect(names(camp, [older])[0]).toEqual([null, ["Emma Ortiz"]]);
  expect(names({ divisions: [] }, [registration])).toEqual([[null, ["Emma Ortiz", "Noah Ortiz"]]]);
});
