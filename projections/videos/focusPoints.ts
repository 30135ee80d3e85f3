import type { PrivacyEvent } from "../../eventstore/privacy/open.ts";
import type { FocusWords, ProgressEvent } from "../../eventstore/videos/progressEvents.ts";
import { changed, changedWhere, created, projector } from "../projector.ts";
import { focusPoints } from "./tables.ts";

const worded = (personal: FocusWords | null) => ({
  title: personal?.title ?? null,
  description: personal?.description ?? null,
});

export const focusPointsProjector = projector<ProgressEvent | PrivacyEvent>({
  name: "focus_points",
  version: 2,
  tables: [focusPoints],
  on: {
    FocusPointSet: ({ data: { focusPointId, studentId, by, videoId = null, personal }, meta: { occurredAt } }) =>
      created(focusPoints, focusPointId, {
        studentId,
        by,
        videoId,
        ...worded(personal),
        status: "working_on",
        setAt: occurredAt,
        updatedAt: occurredAt,
      }),
    FocusPointCorrected: ({ data: { focusPointId, personal }, meta: { occurredAt } }) =>
      changed(focusPoints, focusPointId, { ...worded(personal), updatedAt: occurredAt }),
    FocusPointReached: ({ data: { focusPointId }, meta: { occurredAt } }) =>
      changed(focusPoints, focusPointId, { status: "reached", endedAt: occurredAt, updatedAt: occurredAt }),
    FocusPointDropped: ({ data: { focusPointId }, meta: { occurredAt } }) =>
      changed(focusPoints, focusPointId, { status: "dropped", endedAt: occurredAt, updatedAt: occurredAt }),
    FocusPointReopened: ({ data: { focusPointId }, meta: { occurredAt } }) =>
      changed(focusPoints, focusPointId, { status: "working_on", endedAt: null, updatedAt: occurredAt }),
    PersonErased: ({ data: { subject } }) =>
      changedWhere(focusPoints, { studentId: subject }, { title: null, description: null }),
  },
});
