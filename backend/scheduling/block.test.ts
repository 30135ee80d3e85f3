import { expect, it } from "vitest";
import { blocked, unblocked } from "../../eventstore/scheduling/examples.ts";
import { availability } from "../../eventstore/scheduling/slots.ts";
import { given } from "../given.ts";
import { blockDates, unblockDates } from "./block.ts";

const block = (fields: Partial<typeof blocked.data> = {}, today = "2030-05-01") =>
  blockDates({ block: { ...blocked.data, ...fields }, today });
const unblock = unblockDates({ blockId: "b1" });

it.each([
  ["G1-43: blocks dates", [], block(), blocked],
  ["blocks dates whose last day is today", [], block({}, "2030-05-10"), blocked],
  [
    "blocks dates again that were unblocked",
    [blocked, unblocked],
    block({ blockId: "b2" }),
    { ...blocked, data: { ...blocked.data, blockId: "b2" } },
  ],
  ["G1-43: unblocks dates", [blocked], unblock, unblocked],
] as const)("%s", (_, past, decision, fact) => expect(given(availability, ...past).when(decision)).toEqual([fact]));

it("blocks some hours of days that are blocked in part", () =>
  expect(given(availability, blocked).when(block({ blockId: "b2", lastDay: "2030-05-11" }))).toHaveLength(1));

it("records nothing when the same block is sent again", () =>
  expect(given(availability, blocked).when(block())).toEqual([]));

it.each([
  ["DatesOver", [], block({}, "2030-05-11")],
  ["AlreadyBlocked", [blocked], block({ blockId: "b2" })],
  ["NoSuchBlock", [], unblock],
  ["NoSuchBlock", [blocked, unblocked], unblock],
] as const)("refuses: %s (%#)", (code, past, decision) =>
  expect(() => given(availability, ...past).when(decision)).toThrow(expect.objectContaining({ code })),
);
