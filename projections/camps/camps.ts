import type { CampEvent } from "../../eventstore/camps/events.ts";
import { changed, created, projector } from "../projector.ts";
import { spanOf } from "../../backend/camps/daysRule.ts";
import { camps } from "./tables.ts";

const nothingYet = {
  isCancelled: false,
  cancelReason: null,
  cancelledAt: null,
  canceledDays: [],
  dates: [],
  movedDays: [],
  isArchived: false,
};

const movedDay = ({ data }: { data: Extract<CampEvent, { type: "CampDayMoved" | "CampDayMoveUndone" }>["data"] }) =>
  changed(camps, data.campId, { ...spanOf(data.dates), movedDays: data.movedDays });

/** Every camp with what it promises now. Who comes and what is paid is in separate tables. */
export const campsProjector = projector<CampEvent>({
  name: "camps",
  version: 4,
  tables: [camps],
  on: {
    CampDrafted: ({ data: { campId, ...terms } }) =>
      created(camps, campId, { ...terms, ...nothingYet, isDraft: true, publishedAt: null }),
    CampPublished: ({ data: { campId, ...terms }, meta }) =>
      created(camps, campId, { ...terms, ...nothingYet, isDraft: false, publishedAt: meta.occurredAt }),
    CampRevised: ({ data: { campId, changes } }) => changed(camps, campId, changes),
    CampCancelled: ({ data: { campId, reason }, meta }) =>
      changed(camps, campId, { isCancelled: true, cancelReason: reason, cancelledAt: meta.occurredAt }),
    CampCancellationUndone: ({ data: { campId } }) =>
      changed(camps, campId, { isCancelled: false, cancelReason: null, cancelledAt: null }),
    CampDayCanceled: ({ data: { campId, canceledDays } }) => changed(camps, campId, { canceledDays }),
    CampDayCancellationUndone: ({ data: { campId, canceledDays } }) => changed(camps, campId, { canceledDays }),
    CampDayMoved: movedDay,
    CampDayMoveUndone: movedDay,
    CampArchived: ({ data: { campId } }) => changed(camps, campId, { isArchived: true }),
    CampRestored: ({ data: { campId } }) => changed(camps, campId, { isArchived: false }),
  },
});
