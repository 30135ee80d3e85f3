import { expect, it } from "vitest";
import { checkedIn, checkedOut, corrected } from "../../../eventstore/camps/attendanceExamples.ts";
import { erased } from "../../../eventstore/privacy/examples.ts";
import { rowsOf } from "../../testing/deliver.ts";
import { campVisitsProjector } from "./campVisits.ts";

const rowsAfter = rowsOf(campVisitsProjector);
const visitsAfter = async (...facts: Parameters<typeof rowsAfter>[0]) => (await rowsAfter(facts)).campVisits;
const here = {
  id: "p1.2030-07-08.1",
  campId: "c1",
  day: "2030-07-08",
  registrationId: "g1",
  payerId: "pat",
  participantId: "p1",
  playerId: "kim",
  visit: 1,
  checkedInAt: checkedIn.data.at,
  broughtBy: "Pat Ortiz",
  checkedOutAt: null,
  pickedUpBy: null,
};
const left = { ...here, checkedOutAt: checkedOut.data.at, pickedUpBy: "Lou Ortiz" };
const takenBack = { ...corrected, data: { ...corrected.data, takesBack: "checkIn" } };

it("says when a player came and left and with whom, and forgets what was taken back", async () => {
  expect(await visitsAfter(checkedIn)).toEqual([here]);
  expect(await visitsAfter(checkedIn, checkedOut)).toEqual([left]);
  expect(await visitsAfter(checkedIn, checkedOut, corrected)).toEqual([here]);
  expect(await visitsAfter(checkedIn, takenBack)).toEqual([]);
});

it("leaves no name of anyone once whoever's words they are is erased", async () => {
  const gone = { ...left, broughtBy: null, pickedUpBy: null };
  const erase = (subject: string) => ({ ...erased, data: { subject } });
  expect(await visitsAfter(checkedIn, checkedOut, erase("kim"))).toEqual([gone]);
  expect(await visitsAfter(checkedIn, checkedOut, erase("pat"))).toEqual([left]);
  const unknown = (fact: typeof checkedIn, payerId: string | null) => {
    const { playerId: _, ...data } = fact.data;
    return { ...fact, data: { ...data, payerId } };
  };
  expect(await visitsAfter(unknown(checkedIn, "pat"), erase("pat"))).toMatchObject([{ broughtBy: null }]);
  expect(await visitsAfter(unknown(checkedIn, null), erase("registration-g1"))).toMatchObject([{ broughtBy: null }]);
});
