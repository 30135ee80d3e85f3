import { expect, it } from "vitest";
import { destinations, type Person } from "./navigation.ts";

const labels = (role?: NonNullable<Person>["role"]) => destinations(role && { role }).map(({ label }) => label);

it("N1–N3: camps for all, a lesson or the instructor's dashboard, and the player's when logged in", () => {
  expect(labels()).toEqual(["Camps & Clinics", "Book Lesson"]);
  expect(labels("student")).toEqual(["Camps & Clinics", "Book Lesson", "Player Dashboard"]);
  expect(labels("admin")).toEqual(["Camps & Clinics", "Book Lesson", "Player Dashboard"]);
  expect(labels("instructor")).toEqual(["Camps & Clinics", "Instructor Dashboard"]);
});
