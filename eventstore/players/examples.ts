import type { PlayerEvent } from "./events.ts";

/** One valid example of each fact, for tests to build on. */
export const added = {
  type: "PlayerAdded",
  data: {
    playerId: "kim",
    by: "pat",
    declared: "parent or legal guardian",
    agreedTo: "2030-01-01",
    personal: {
      firstName: "Kim",
      lastName: "Reyes",
      birthDate: "2020-05-04",
      adultOn: "2038-05-04",
      position: "Catcher",
      sport: "softball",
      emergencyContact: "Lou Reyes",
      emergencyPhone: "555-010-0143",
    },
  },
} satisfies PlayerEvent;
export const corrected = {
  type: "PlayerCorrected",
  data: {
    playerId: "kim",
    personal: { firstName: "Kimberly", lastName: "Reyes", age: 11, ageRecordedOn: "2030-04-01", adultOn: "2038-05-04" },
  },
} satisfies PlayerEvent;
export const closed = { type: "PlayerClosed", data: { playerId: "kim", why: "erased" } } satisfies PlayerEvent;
