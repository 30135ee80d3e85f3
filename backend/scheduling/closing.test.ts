import { expect, it } from "vitest";
import { facilityClosed, facilityReopened } from "../../eventstore/scheduling/closureExamples.ts";
import { closures } from "../../eventstore/scheduling/closures.ts";
import { given } from "../given.ts";
import { closeFacility, reopenFacility } from "./closing.ts";

const closure = facilityClosed.data;
const today = "2030-11-01";
const { closureId } = closure;

it("closes the facility, once", () => {
  expect(given(closures).when(closeFacility({ closure, today }))).toEqual([facilityClosed]);
  expect(given(closures).when(closeFacility({ closure, today: closure.lastDay }))).toEqual([facilityClosed]);
  expect(given(closures, facilityClosed).when(closeFacility({ closure, today }))).toEqual([]);
});

it("does not close it on days that have passed, or twice on one day", () => {
  expect(() => given(closures).when(closeFacility({ closure, today: "2030-11-30" }))).toThrow(
    "These days have passed.",
  );
  const other = { ...closure, closureId: "c2", firstDay: closure.lastDay, lastDay: "2030-12-02", name: "Repairs" };
  expect(() => given(closures, facilityClosed).when(closeFacility({ closure: other, today }))).toThrow(
    "You're already closed for Thanksgiving on one of these days.",
  );
  expect(given(closures, facilityClosed, facilityReopened).when(closeFacility({ closure: other, today }))).toHaveLength(
    1,
  );
});

it("reopens it, once", () => {
  expect(given(closures, facilityClosed).when(reopenFacility({ closureId }))).toEqual([facilityReopened]);
  expect(() => given(closures, facilityClosed, facilityReopened).when(reopenFacility({ closureId }))).toThrow(
    "We couldn't find these closed days.",
  );
});
