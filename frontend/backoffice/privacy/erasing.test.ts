import { expect, it } from "vitest";
import type { ManagedUserView } from "../../../backend/accounts/contract.ts";
import { managedPlayer } from "../../testing/managedPlayerExample.ts";
import { erasedInWords, erasing } from "./erasing.ts";

type Players = ManagedUserView["players"];
const goes = (role: "student" | "instructor", ahead?: number, players: Players = []) =>
  erasing({ id: "dana", role, players }, ahead).goes.join(" ");

const kim = managedPlayer;
const own = { ...kim, playerId: "dana", firstName: "Dana" };
const lee = { ...kim, playerId: "lee", firstName: "Lee", membershipStatus: "active" } as const;
const paused = { ...own, card: { hasFailed: false } };
const shared = { ...lee, playerId: "max", firstName: "Max", goesWithAccount: false };

it("says of a player without lessons to come nothing about lessons", () =>
  expect(goes("student", 0)).not.toMatch(/canceled|slots/));

it("counts the lessons that will be canceled, and says that nobody is told by mail", () => {
  expect(goes("student", 1)).toContain("1 upcoming lesson is canceled. We'll email whoever else is in them");
  expect(goes("instructor", 3)).toContain("3 upcoming lessons are canceled.");
});

it("does not hide lessons while they are being counted", () =>
  expect(goes("student")).toContain("Upcoming lessons are canceled."));

it("names an instructor's profile and slots", () => expect(goes("instructor", 0)).toContain("all their time slots"));

it("tells what became of it", () => {
  expect(erasedInWords({ lessonsCancelled: 2, slotsWithdrawn: 1 })).toBe("2 lessons canceled, 1 time slot removed");
  expect(erasedInWords({ lessonsCancelled: 0, slotsWithdrawn: 0 })).toBe("");
  expect(erasedInWords({ lessonsCancelled: 0, registrationsWithdrawn: 1 })).toBe("1 registration withdrawn");
});

it("names the players who go, too, because nobody else manages them, and no others", () => {
  const [alone, all] = [goes("student", 0, [own, kim]), goes("student", 0, [own, kim, lee, shared])];
  expect(alone).toContain("Kim Reyes, with everything about them: nobody else manages this player.");
  expect(all).toContain("Kim Reyes and Lee Reyes, with everything about them: nobody else manages these players.");
  expect(goes("student", 0, [own, shared])).not.toMatch(/manages (this|these)|Max/);
});

it("says that videos go, and memberships end without a refund", () => {
  expect(goes("student", 0, [own, kim])).toContain("Any videos of them as a player, with all the feedback.");
  expect(goes("student", 0, [kim])).not.toContain("videos of them");
  expect(goes("student", 0, [own, kim])).not.toContain("membership");
  expect(goes("student", 0, [lee])).toContain(
    "The video membership of Lee Reyes. It ends right away, and the time left isn't refunded.",
  );
  expect(goes("student", 0, [paused, lee])).toContain("The video memberships of Dana Reyes and Lee Reyes. They end");
});
