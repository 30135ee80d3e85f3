import { expect, it } from "vitest";
import { lookedAt, nextStep, playersOf } from "./nextStep.ts";

const money = { quoted: "110.00", collected: "0.00", refunded: "0.00", outstanding: "110.00", refundDue: "0.00" };

it("says what a parent does next", () => {
  expect(nextStep({ money, hasMismatch: false }, "unpaid")).toBe(
    "$110.00 left to pay. Your spot isn’t guaranteed until you pay.",
  );
  expect(nextStep({ money, hasMismatch: true }, "unpaid")).toBe(lookedAt);
  expect(nextStep({ money, hasMismatch: false }, "paid")).toBe("Your spot is secured.");
  expect(nextStep({ money, hasMismatch: false }, "withdrawn")).toBeNull();
  expect(nextStep({ money: { ...money, refundDue: "55.00" }, hasMismatch: false }, "cancelled")).toBe(
    "You’re due a $55.00 refund.",
  );
});

const place = (playerName: string | null, isWithdrawn = false) => ({
  id: String(playerName),
  playerId: null,
  playerName,
  ageGroup: "10u",
  divisionId: null,
  isWithdrawn,
  mayPickUp: null,
  mayNotPickUp: null,
});

it("names who comes, or says how many where names are not told", () => {
  expect(playersOf({ places: [place("Kim"), place("Lou"), place("Max", true)] })).toBe("Kim and Lou");
  expect(playersOf({ places: [place("Kim"), place("Lou"), place("Max")] })).toBe("Kim, Lou and Max");
  expect(playersOf({ places: [place("Kim")] })).toBe("Kim");
  expect(playersOf({ places: [place(null), place(null)] })).toBe("2 players");
});
