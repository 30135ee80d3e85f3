import { expect, it } from "vitest";
import { countIn } from "./StatCards.tsx";

const now = Date.parse("2030-05-08T12:00:00Z");
const counts = (...videos: { status: "pending" | "in_progress" | "reviewed"; createdAt: string }[]) =>
  Object.fromEntries(countIn(videos, now).map(({ label, count }) => [label, count]));

it("K7, G2-47: this week is the last seven times 24 hours, whatever the day", () => {
  const seen = ["2030-05-01T12:00:00Z", "2030-05-01T12:00:01Z", "2030-05-08T11:59:00Z"];
  expect(counts(...seen.map((createdAt) => ({ status: "pending" as const, createdAt })))).toMatchObject({
    "Total Videos": 3,
    "This Week": 2,
  });
});

it("a video under review neither waits nor is reviewed", () => {
  const createdAt = "2030-04-01T12:00:00Z";
  const statuses = ["pending", "in_progress", "reviewed", "reviewed"] as const;
  expect(counts(...statuses.map((status) => ({ status, createdAt })))).toEqual({
    "Total Videos": 4,
    "Pending Review": 1,
    Reviewed: 2,
    "This Week": 0,
  });
});
