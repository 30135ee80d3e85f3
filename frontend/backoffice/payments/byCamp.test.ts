import { expect, it } from "vitest";
import { registration } from "../camps/registrations/registrationExample.ts";
import { byCamp } from "./byCamp.ts";

it("U73: lists each camp that somebody is registered for, those that begin first before the others", () => {
  const later = { ...registration, id: "g2", campId: "c2", campTitle: "Fall Clinic", campStartDate: "2030-09-01" };
  const second = { ...registration, id: "g3", registrationDate: "2030-05-02T12:00:00.000Z" };
  const gone = { ...registration, id: "g4", campId: "c3", registrationStatus: "withdrawn" as const };
  expect(byCamp([later, second, gone, registration])).toEqual([
    { id: "c1", title: "Summer Hitting Camp", startDate: "2030-07-08", registrations: [registration, second] },
    { id: "c2", title: "Fall Clinic", startDate: "2030-09-01", registrations: [later] },
  ]);
});
