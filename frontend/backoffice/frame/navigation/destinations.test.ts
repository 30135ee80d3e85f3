import { expect, it } from "vitest";
import type { Role } from "../../../../backend/accounts/contract.ts";
import { contexts } from "../../contexts.ts";
import type { Place } from "../../place.ts";
import { destinations, grouped, isAt } from "./destinations.ts";

const labels = (place: Place, role: Role) => destinations(contexts, place, role).map(({ label }) => label);

it("U32:overview+profile+schedule+lessons+videos+camps+requests+weekly+inquiries+outreach+students, G2-12: an instructor has every tab that was named, by what it is about, and starts on the overview", () => {
  const items = destinations(contexts, "instructor", "instructor");
  expect(grouped(items).map(({ label, items }) => [label, items.map(({ label }) => label)])).toEqual([
    ["Today", ["Overview", "Schedule", "Inbox"]],
    ["Teaching", ["Lessons", "Requests", "Videos", "Weekly Videos"]],
    ["Camps & teams", ["Camps", "Coaching Clinics", "Teams"]],
    ["People", ["Students", "Waivers", "Profile"]],
    ["Email", ["Emails", "Email Outreach"]],
  ]);
  expect(destinations(contexts, "instructor", "instructor")[0]?.to).toBe("/");
});

it("U32:users, P8, G2-17: users are for admins; an instructor at the admin dashboard has the overview", () => {
  expect(labels("admin", "admin")).toContain("Users");
  expect(labels("admin", "instructor")).toEqual(["Overview"]);
  expect(labels("instructor", "instructor")).not.toContain("Users");
});

it.each([
  ["instructor", "instructor"],
  ["admin", "admin"],
  ["admin", "instructor"],
  ["tools", "admin"],
] as const)("a phone's bar at %s has four of what an %s needs daily at most, and More", (place, role) =>
  expect(destinations(contexts, place, role).filter(({ isSeldom }) => !isSeldom).length).toBeLessThanOrEqual(4),
);

it.each([
  ["instructor", "/", "Overview"],
  ["instructor", "/availability", "Schedule"],
  ["admin", "/availability", "Schedule"],
  ["admin", "/camps/c1/roster", "Camps"],
  ["admin", "/camp-registrations", "Camps"],
  ["admin", "/camp-revenue", "Camps"],
  ["admin", "/unmatched-payments", "Camps"],
  ["tools", "/edit-camp/c1", "Camps"],
  ["tools", "/payment-management", "Camps"],
  ["tools", "/schedule-builder", "Schedule"],
  ["admin", "/scheduling", "Schedule"],
] as const)("lights up where one is: at %s, %s is a part of %s", (place, path, label) =>
  expect(destinations(contexts, place, "admin").find((item) => isAt(item, path))?.label).toBe(label),
);

it("from a tool, the dashboard's screens are a page load away", () =>
  expect(destinations(contexts, "tools", "instructor").slice(0, 2)).toMatchObject([
    { to: "/instructor-dashboard", isAway: true },
    { to: "/instructor-dashboard/schedule", isAway: true },
  ]));
