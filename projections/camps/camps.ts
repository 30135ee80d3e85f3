import type { CampEvent } from "../../eventstore/camps/events.ts";
import { changed, created, projector } from "../projector.ts";
import { camps } from "./tables.ts";

const nothingYet = { isCancelled: false, cancelReason: null, cancelledAt: null, canceledDays: [], isArchived: false };

/** Every camp with what it promises now. Who comes and what is paid is in separate tables. */
export const campsProjector = projector<CampEvent>({
  name: "camps",
  version: 3,
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
    CampArchived: ({ data: { campId } }) => changed(camps, campId, { isArchived: true }),
    CampRestored: ({ data: { campId } }) => changed(camps, campId, { isArchived: false }),
  },
});
