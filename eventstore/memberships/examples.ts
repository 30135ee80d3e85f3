import type { MembershipEvent, UploadMonthEvent } from "./events.ts";

/** One valid example of each fact, for tests to build on. */
export const activated = {
  type: "MembershipActivated",
  data: { playerId: "kim", source: "manual", by: "ada", month: "2030-04", personal: { words: "Paid in cash" } },
} satisfies MembershipEvent;
export const deactivated = {
  type: "MembershipDeactivated",
  data: { playerId: "kim", by: "ada", personal: { words: "Moved away" } },
} satisfies MembershipEvent;
export const ended = { type: "MembershipEnded", data: { playerId: "kim", why: "erased" } } satisfies MembershipEvent;
export const reserved = {
  type: "UploadReserved",
  data: { playerId: "kim", uploadId: "u1", month: "2030-04" },
} satisfies MembershipEvent;
export const committed = {
  type: "UploadCommitted",
  data: { playerId: "kim", uploadId: "u1", month: "2030-04" },
} satisfies MembershipEvent;
export const released = {
  type: "UploadReleased",
  data: { playerId: "kim", uploadId: "u1", month: "2030-04", why: "failed" },
} satisfies MembershipEvent;
export const granted = {
  type: "UploadsGranted",
  data: { playerId: "kim", by: "ada", month: "2030-04", uploads: 1, personal: { words: "Bad light" } },
} satisfies MembershipEvent;
export const reset = { type: "UploadsReset", data: { playerId: "kim", month: "2030-05" } } satisfies MembershipEvent;
export const monthBegan = {
  type: "UploadMonthBegan",
  data: { month: "2030-05", startsAt: "2030-05-01T04:00:00.000Z", missed: ["2030-04"], late: 240 },
} satisfies UploadMonthEvent;
