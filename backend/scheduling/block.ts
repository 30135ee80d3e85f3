import type { AvailabilityEvent, BlockedDates } from "../../eventstore/scheduling/events.ts";
import type { Availability } from "../../eventstore/scheduling/slots.ts";
import { Rejection } from "../http/rejection.ts";

const range = ({ firstDay, lastDay, startTime, endTime }: BlockedDates) =>
  [firstDay, lastDay, startTime, endTime].join(" ");

/** Closes a range of dates for bookings. Existing lessons stay: the instructor decides about them. */
export const blockDates =
  ({ block, today }: { block: BlockedDates; today: string }) =>
  ({ blocks }: Availability): AvailabilityEvent[] => {
    if (blocks.has(block.blockId)) return [];
    if (block.lastDay < today)
      throw new Rejection("invalid", "DatesOver", "These days have passed.", {
        issues: [{ path: ["lastDay"], message: "These days have passed." }],
      });
    if ([...blocks.values()].some((other) => range(other) === range(block)))
      throw new Rejection("conflict", "AlreadyBlocked", "You've already blocked this.");
    return [{ type: "DatesBlocked", data: block }];
  };

export const noSuchBlock = () => new Rejection("missing", "NoSuchBlock", "We couldn't find these blocked dates.");

export const unblockDates =
  ({ blockId }: { blockId: string }) =>
  ({ blocks }: Availability): AvailabilityEvent[] => {
    const block = blocks.get(blockId);
    if (!block) throw noSuchBlock();
    return [{ type: "DatesUnblocked", data: { blockId, instructorId: block.instructorId } }];
  };
