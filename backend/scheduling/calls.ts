import { z } from "zod";
import type { Call, ListParts } from "../http/oldCall.ts";
import { blockCalls, scheduleCalls } from "./scheduleCalls.ts";
import { availabilityUrl, ChangeSlot, ownAvailabilityUrl, PublishSlot, SlotView } from "./contract.ts";

export const slotList: ListParts = {
  sort: ["id", "dayOfWeek", "startTime", "price", "createdAt"],
  filter: z.object({
    id: z.union([z.string(), z.array(z.string())]).optional(),
    dayOfWeek: z.union([z.int(), z.array(z.int())]).optional(),
    isAvailable: z.boolean().optional(),
  }),
};
const own = { who: ["instructor"], whoInWords: "the instructor whose slot it is" } as const;

const readCalls: readonly Call[] = [
  {
    method: "GET",
    path: availabilityUrl,
    does: "Lists the weekly slots of an instructor, all at once; without instructorId the caller's own, as a list in parts.",
    who: "everybody",
    whoInWords: "everybody with `instructorId`, instructors without",
    query: z.object({ instructorId: z.string().optional() }),
    list: slotList,
    answer: { status: 200, body: SlotView.array() },
    refused: {
      401: "No `instructorId`, and nobody is logged in.",
      403: "No `instructorId`, and the caller is no instructor.",
    },
  },
  {
    method: "GET",
    path: ownAvailabilityUrl,
    does: "Lists the caller's own weekly slots.",
    who: ["instructor"],
    list: slotList,
    answer: { status: 200, body: SlotView.array() },
  },
];

/** The same calls at two addresses. */
const slotCalls = (url: string): readonly Call[] => [
  {
    method: "GET",
    path: `${url}/:id`,
    does: "Shows one of the caller's own slots.",
    ...own,
    answer: { status: 200, body: SlotView },
  },
  {
    method: "POST",
    path: url,
    does: "Publishes a weekly slot in the caller's own calendar.",
    who: ["instructor"],
    body: PublishSlot,
    answer: { status: 201, body: SlotView },
    refused: { 409: "It overlaps another slot." },
  },
  {
    method: "PATCH",
    path: `${url}/:id`,
    does: "Opens or closes a slot for bookings.",
    ...own,
    body: ChangeSlot,
    answer: { status: 200, body: SlotView },
    refused: { 409: "The slot is withdrawn." },
  },
  {
    method: "DELETE",
    path: `${url}/:id`,
    does: "Withdraws a slot. Lessons that were booked in it stay.",
    ...own,
    answer: { status: 200, body: SlotView },
  },
];

export const availabilityCalls: readonly Call[] = [
  ...readCalls,
  ...slotCalls(availabilityUrl),
  ...slotCalls(ownAvailabilityUrl),
  ...scheduleCalls,
  ...blockCalls,
];
