import { type BegunAct, type BegunSeries, SeriesEvent } from "../../../eventstore/lessons/seriesEvents.ts";
import type { Fold } from "../../handle.ts";

/** Several weeks booked as one, as far as booking them has come. */
interface Series {
  readonly begun: BegunSeries; // the latest attempt
  readonly state: "begun" | "booked" | "given up";
  readonly acts: ReadonlyMap<string, Act>;
}
interface Act extends BegunAct {
  readonly takesPlace?: boolean; // of a move, once that is decided
  readonly done?: { readonly id: string | undefined; readonly lessonIds: readonly string[] }; // its fact, and to which
}
type State = Series | undefined;

const withAct = (series: State, actId: string, change: Pick<Act, "takesPlace" | "done">): State => {
  const act = series?.acts.get(actId);
  return series && act && { ...series, acts: new Map(series.acts).set(actId, { ...act, ...change }) };
};

export const series: Fold<State, SeriesEvent> = {
  events: SeriesEvent,
  initial: undefined,
  evolve(series, { type, data }, id) {
    switch (type) {
      case "SeriesBegun":
        return { begun: data, state: "begun", acts: new Map() };
      case "SeriesBooked":
        return series && { ...series, state: "booked" };
      case "SeriesGivenUp":
        return series && { ...series, state: "given up" };
      case "SeriesActBegun":
        return series && { ...series, acts: new Map(series.acts).set(data.actId, data) };
      case "SeriesMoveDecided":
        return withAct(series, data.actId, { takesPlace: data.moves });
      case "SeriesActDone":
        return withAct(series, data.actId, { done: { id, lessonIds: data.lessonIds } });
    }
  },
};

export const beginSeries =
  (begun: BegunSeries) =>
  (series: State): SeriesEvent[] =>
    series && series.state !== "given up" ? [] : [{ type: "SeriesBegun", data: begun }];

type Attempt = Pick<BegunSeries, "seriesId" | "attempt">;
/** What became of an attempt. Another one is begun only once it was given up. */
export const stateOfAttempt = (series: State, { attempt }: Pick<Attempt, "attempt">) =>
  series?.begun.attempt === attempt ? series.state : "given up";

/** Each week has its lesson. Nobody hears of them before. */
export const settleSeries =
  ({ seriesId, attempt }: Attempt) =>
  (series: State): SeriesEvent[] => {
    if (!series || stateOfAttempt(series, { attempt }) !== "begun") return [];
    const { weeks, as } = series.begun;
    const lessonIds = weeks.map(({ lessonId }) => lessonId);
    return [{ type: "SeriesBooked", data: { seriesId, lessonIds, as } }];
  };

/** Decided here, so that of two that finish it at once neither books what the other takes back. */
export const giveUpSeries =
  ({ seriesId, attempt, late = false }: Attempt & { late?: boolean }) =>
  (series: State): SeriesEvent[] =>
    series && stateOfAttempt(series, { attempt }) === "begun"
      ? [{ type: "SeriesGivenUp", data: { seriesId, ...(late && { late }) } }]
      : [];

/** With nothing to do there is nothing to say. */
export const beginAct =
  (act: BegunAct) =>
  (series: State): SeriesEvent[] =>
    act.lessonIds.length === 0 || series?.acts.has(act.actId) ? [] : [{ type: "SeriesActBegun", data: act }];

const takenBackBy = ({ reverses }: BegunAct) => reverses !== undefined && { undoes: [reverses] };

/** Of two that are at it, the first decides. */
export const decideMove =
  ({ actId, moves }: Pick<BegunAct, "actId"> & { moves: boolean }) =>
  (series: State): SeriesEvent[] => {
    const act = series?.acts.get(actId);
    if (!act || act.done || act.takesPlace !== undefined) return [];
    return [
      { type: "SeriesMoveDecided", data: { seriesId: act.seriesId, actId, moves, ...(moves && takenBackBy(act)) } },
    ];
  };

/** `lessonIds`: those it was done to. */
export const finishAct =
  ({ actId, lessonIds }: Pick<BegunAct, "actId"> & { lessonIds: string[] }) =>
  (series: State): SeriesEvent[] => {
    const act = series?.acts.get(actId);
    if (!act || act.done) return [];
    const { seriesId, what, side, canGoBack } = act;
    const how = lessonIds.length > 0 && { ...(canGoBack && { canGoBack }), ...takenBackBy(act) };
    return [{ type: "SeriesActDone", data: { seriesId, actId, what, side, lessonIds, ...how } }];
  };
