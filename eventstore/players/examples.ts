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
export const movedIn = {
  type: "PlayerMovedIn",
  data: {
    playerId: "kim",
    by: "morgan",
    personal: {
      firstName: "Kim",
      lastName: "Reyes",
      birthDate: "2020-05-04",
      adultOn: "2038-05-04",
      parentName: "Pat Reyes",
      parentEmail: "pat@home.example",
      parentPhone: "555-010-0100",
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
export const invited = {
  type: "GuardianInvited",
  data: {
    playerId: "kim",
    invitationId: "i1",
    by: "pat",
    until: "2030-04-08T12:00:00.000Z",
    personal: { email: "lou@example.com", name: "Lou Reyes" },
  },
} satisfies PlayerEvent;
export const invitationWithdrawn = {
  type: "InvitationWithdrawn",
  data: { playerId: "kim", invitationId: "i1", why: "withdrawn" },
} satisfies PlayerEvent;
export const joined = {
  type: "GuardianJoined",
  data: {
    playerId: "kim",
    userId: "lou",
    how: "invited",
    invitationId: "i1",
    declared: "parent or legal guardian",
    agreedTo: "2030-01-01",
  },
} satisfies PlayerEvent;
export const left = {
  type: "GuardianLeft",
  data: { playerId: "kim", userId: "lou", why: "left", personal: null },
} satisfies PlayerEvent;
export const removed = {
  type: "GuardianLeft",
  data: { playerId: "kim", userId: "lou", why: "removed", personal: { reason: "By order of the court" } },
} satisfies PlayerEvent;
export const erasureAsked = {
  type: "PlayerErasureAsked",
  data: { playerId: "kim", by: "pat", until: "2030-04-15T12:00:00.000Z" },
} satisfies PlayerEvent;
export const erasureWithdrawn = {
  type: "PlayerErasureWithdrawn",
  data: { playerId: "kim", by: "pat" },
} satisfies PlayerEvent;
export const waiverSigned = {
  type: "WaiverSigned",
  data: { playerId: "kim", version: "w1", by: "pat", personal: { name: "Pat Reyes" } },
} satisfies PlayerEvent;
export const grownUp = { type: "PlayerGrownUp", data: { playerId: "kim", isAdult: false } } satisfies PlayerEvent;
export const merged = {
  type: "PlayerMerged",
  data: { playerId: "kim", into: "kimberly", adults: ["pat"], personal: { reason: "Both parents added her" } },
} satisfies PlayerEvent;
export const closed = { type: "PlayerClosed", data: { playerId: "kim", why: "erased" } } satisfies PlayerEvent;
