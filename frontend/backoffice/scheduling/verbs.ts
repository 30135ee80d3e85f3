import { ownAvailabilityUrl, ownSlotUrl } from "../../../backend/scheduling/contract.ts";
import { command } from "../../shared/api.ts";
import type { Knowing } from "../../shared/lessons/AskingFirst.tsx";
import type { SlotDraft } from "./slotDraft.ts";

export const scheduleVerbs = {
  publishSlot: (slot: SlotDraft & Knowing & { instructorId?: string }) => command("POST", ownAvailabilityUrl, slot),
  toggleSlot: ({ id, isAvailable }: { id: string; isAvailable: boolean }) =>
    command("PATCH", ownSlotUrl(id), { isAvailable }),
  withdrawSlot: (slotId: string) => command("DELETE", ownSlotUrl(slotId)),
};
export type ScheduleVerbs = typeof scheduleVerbs;
