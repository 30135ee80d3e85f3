import { expect, it } from "vitest";
import { placeOf } from "../place.ts";
import { admission, ownAddress } from "./admission.ts";

it("U31: tells a visitor to log in, and leads back", () => {
  expect(admission("instructor", null, "/instructor-dashboard/lessons?page=2")).toEqual({
    in: false,
    text: "Please log in to access the instructor dashboard.",
    action: { label: "Log in", href: "/login?return=%2Finstructor-dashboard%2Flessons%3Fpage%3D2" },
  });
  expect(admission("admin", null, "/admin-dashboard/users")).toMatchObject({
    text: "Please log in to access the admin dashboard.",
  });
});

it("G2-15, P12: tells a player whom the dashboard is for, and leads to their own", () => {
  const told = (name: string) => ({
    in: false,
    text: `You're logged in as a player, and ${name} is for staff.`,
    action: { label: "Player Dashboard", href: "/player-dashboard" },
  });
  expect(admission("instructor", "student", "/instructor-dashboard")).toMatchObject(told("the instructor dashboard"));
  expect(admission("admin", "student", "/admin-dashboard/users")).toMatchObject(told("the admin dashboard"));
});

it.each([
  ["instructor", "instructor", true],
  ["instructor", "admin", false],
  ["instructor", "student", false],
  ["admin", "instructor", true],
  ["admin", "admin", true],
  ["admin", "student", false],
  ["tools", "instructor", true],
  ["tools", "admin", true],
  ["tools", "student", false],
] as const)("%s dashboard, %s: %s", (place, role, allowed) => expect(admission(place, role, "/").in).toBe(allowed));

it.each([
  ["/instructor-dashboard", "/admin-dashboard"],
  ["/instructor-dashboard/lessons/7/show?page=2", "/admin-dashboard/lessons/7/show?page=2"],
])("leads an admin from %s to %s", (path, to) => {
  expect(ownAddress("instructor", "admin", path)).toBe(to);
  expect(ownAddress("instructor", "instructor", path)).toBeUndefined();
  expect(ownAddress("admin", "admin", to)).toBeUndefined();
});

it("knows the dashboard by the first segment of the address", () => {
  expect(placeOf("/admin-dashboard/users")).toBe("admin");
  expect(placeOf("/instructor-dashboard")).toBe("instructor");
  expect(placeOf("/payment-management")).toBe("tools");
});

it.each(["/payment-management", "/camp-creation", "/edit-camp/7", "/schedule-builder", "/scheduling"])(
  "P10, G3-19, G3-51, G1-44: %s is for who runs the facility",
  (path) => {
    const place = placeOf(path);
    expect(admission(place, null, path)).toMatchObject({ in: false, text: "Please log in to access this page." });
    expect(admission(place, "student", path)).toMatchObject({
      in: false,
      text: "You're logged in as a player, and this page is for staff.",
    });
  },
);
