import type { Division } from "../../eventstore/camps/camps.ts";
import { jsonb, table, text } from "../table.ts";
import type { CampType } from "./view.ts";

export const camps = table("camps", {
  key: "id",
  columns: {
    id: "text",
    instructorId: "text",
    title: "text",
    description: "text?",
    campType: text<CampType>(),
    location: "text",
    startDate: "text",
    endDate: "text",
    startTime: "text",
    endTime: "text",
    ageMin: "integer?",
    ageMax: "integer?",
    capacity: "integer",
    fullCampPriceCents: "integer",
    dailyPriceCents: "integer",
    divisions: jsonb<Division[]>(),
    playerChecklist: "text?",
    arrivalInfo: "text?",
    pickupInfo: "text?",
    safetyNotes: "text?",
    campSchedule: "text?",
    agenda: "text?",
    releaseUnpaidAfterHours: "integer?",
    isCancelled: "boolean",
    cancelReason: "text?",
    cancelledAt: "text?",
    canceledDays: jsonb<string[]>(),
    isArchived: "boolean",
    isDraft: "boolean",
    publishedAt: "text?", // null: a draft
  },
  indexes: [["startDate"], ["instructorId", "startDate"]],
});
