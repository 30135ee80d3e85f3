import type { SeriesEvent } from "../../eventstore/lessons/seriesEvents.ts";
import { changed, created, projector, removed } from "../projector.ts";
import { openSeries } from "./tables.ts";

/** What was begun with a series and may not be finished. */
export const seriesProjector = projector<SeriesEvent>({
  name: "series",
  version: 2,
  tables: [openSeries],
  on: {
    SeriesBegun: ({ data: { seriesId }, meta }) =>
      created(openSeries, seriesId, { seriesId, begunAt: meta.occurredAt, actor: meta.actor, isGivenUp: false }),
    SeriesBooked: ({ data }) => removed(openSeries, data.seriesId),
    SeriesGivenUp: ({ data }) => changed(openSeries, data.seriesId, { isGivenUp: true }),
    SeriesActBegun: ({ data: { seriesId, actId }, meta }) =>
      created(openSeries, actId, { seriesId, begunAt: meta.occurredAt, actor: meta.actor, isGivenUp: false }),
    SeriesActDone: ({ data }) => removed(openSeries, data.actId),
  },
});
