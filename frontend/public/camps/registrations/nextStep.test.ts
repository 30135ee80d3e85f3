import { expect, it } from "vitest";
import { camp } from "../../../testing/campExample.ts";
import { lookedAt, nextStep, playersOf } from "./nextStep.ts";

const money = { quoted: "110.00", collected: "0.00", refunded: "0.00", outstanding: "110.00", refundDue: "0.00" };
const one = { participantCount: 1 };

it("says what a parent does next", () => {
  expect(nextStep({ ...one, money, hasMismatch: false }, "unpaid")).toBe(
    "$110.00 left to pay. Your spot isn’t guaranteed until you pay.",
  );
  expect(nextStep({ participantCount: 2, money, hasMismatch: false }, "partial")).toBe(
    "$110.00 left to pay. Your spots aren’t guaranteed until you pay.",
  );
  expect(nextStep({ ...one, money, hasMismatch: true }, "unpaid")).toBe(lookedAt);
  expect(nextStep({ ...one, money, hasMismatch: false }, "paid")).toBe("Your spot is secured.");
  expect(nextStep({ participantCount: 2, money, hasMismatch: false }, "paid")).toBe("Your spots are secured.");
  expect(nextStep({ ...one, money, hasMismatch: false }, "withdrawn")).toBeNull();
  expect(nextStep({ ...one, money: { ...money, refundDue: "55.00" }, hasMismatch: false }, "cancelled")).toBe(
    "You’re due a $55.00 refund.",
  );
});

const place = (playerName: string | null, isWithdrawn = false) => ({
  id: String(playerName),
  playerId: null,
  playerName,
  ageGroup: "10u",
  divisionId: null as string | null,
  isWithdrawn,
  mayPickUp: null,
  mayNotPickUp: null,
});

it("names who comes and when, or says how many where names are not told", () => {
  const lou = { ...place("Lou"), divisionId: "baseball-8u" };
  expect(playersOf({ camp, places: [place("Kim"), lou, place("Max", true)] })).toBe(
    "Kim, 9:00 AM – 3:00 PM · Lou, 11:00 AM – 12:00 PM, Field 2",
  );
  expect(playersOf({ camp, places: [place(null), place(null)] })).toBe("2 players");
});
