import type { Division } from "../../eventstore/camps/camps.ts";
import type { CampEvent } from "../../eventstore/camps/events.ts";
import { changed, created, projector } from "../projector.ts";
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
    isArchived: "boolean",
    publishedAt: "text",
  },
  indexes: [["startDate"], ["instructorId", "startDate"]],
});

/** Every camp with what it promises now. Who comes and what is paid is in separate tables. */
export const campsProjector = projector<CampEvent>({
  name: "camps",
  version: 1,
  tables: [camps],
  on: {
    CampPublished: ({ data: { campId, ...terms }, meta }) =>
      created(camps, campId, {
        ...terms,
        isCancelled: false,
        cancelReason: null,
        isArchived: false,
        publishedAt: meta.occurredAt,
      }),
    CampRevised: ({ data: { campId, changes } }) => changed(camps, campId, changes),
    CampCancelled: ({ data: { campId, reason } }) =>
      changed(camps, campId, { isCancelled: true, cancelReason: reason }),
    CampArchived: ({ data: { campId } }) => changed(camps, campId, { isArchived: true }),
    CampRestored: ({ data: { campId } }) => changed(camps, campId, { isArchived: false }),
  },
});
