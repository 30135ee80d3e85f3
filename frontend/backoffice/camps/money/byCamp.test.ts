import { expect, it } from "vitest";
import { registration } from "../../../testing/registrationExample.ts";
import { byCamp, refundsDue } from "./byCamp.ts";

const withdrawn = { ...registration, registrationStatus: "withdrawn" as const };
const owed = (refundDue: string) => ({ money: { ...registration.money, refundDue } });

it("U73: lists each camp that somebody is registered for, those that begin first before the others", () => {
  const later = { ...registration, id: "g2", campId: "c2", campTitle: "Fall Clinic", campStartDate: "2030-09-01" };
  const second = { ...registration, id: "g3", registrationDate: "2030-05-02T12:00:00.000Z" };
  const gone = { ...withdrawn, id: "g4", campId: "c3" };
  const summer = { id: "c1", title: "Summer Hitting Camp", startDate: "2030-07-08", isCancelled: false };
  expect(byCamp([later, second, gone, registration])).toEqual([
    { ...summer, registrations: [registration, second] },
    { id: "c2", title: "Fall Clinic", startDate: "2030-09-01", isCancelled: false, registrations: [later] },
  ]);
});

it("G3-15, G3-16: marks a canceled camp, and keeps who is withdrawn as long as a refund is due", () => {
  const cancelled = { ...registration, campIsCancelled: true };
  const due = { ...withdrawn, ...owed("55.10"), id: "g2", campIsCancelled: true };
  expect(byCamp([cancelled, due, { ...withdrawn, id: "g3" }])).toMatchObject([
    { isCancelled: true, registrations: [{ id: "g1" }, { id: "g2" }] },
  ]);
});

it("sums up which refunds are due, and to how many", () => {
  const due = [{ ...registration, ...owed("55.10") }, { ...withdrawn, ...owed("0.20") }, registration];
  expect(refundsDue(due)).toEqual({ families: 2, dollars: 55.3 });
});
