import { expect, it } from "vitest";
import { destinations } from "./destinations.ts";

const labels = (...of: Parameters<typeof destinations>) => destinations(...of).map(({ label }) => label);

it("U32:overview+profile+schedule+lessons+camps+requests+inquiries+students: an instructor starts on the overview", () => {
  expect(labels("instructor", "instructor")).toEqual([
    "Overview",
    "Schedule",
    "Lessons",
    "Camps",
    "Requests",
    "Coaching Clinics",
    "Students",
    "Mails",
    "Profile",
  ]);
  expect(destinations("instructor", "instructor")[0]?.to).toBe("/");
});

it("U32:users, G2-17: users are for admins; an instructor at the admin dashboard has the overview", () => {
  expect(labels("admin", "admin")).toContain("Users");
  expect(labels("admin", "instructor")).toEqual(["Overview"]);
});
