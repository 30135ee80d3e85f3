import { isDeepStrictEqual } from "node:util";
import { type FocusWords, ProgressEvent } from "../../../eventstore/videos/progressEvents.ts";
import type { FocusStatus } from "../../../projections/videos/progressView.ts";
import type { Fold } from "../../handle.ts";
import { Rejection } from "../../http/rejection.ts";

interface FocusPoint {
  readonly status: FocusStatus;
  readonly words: FocusWords | null; // null once the player is erased
}
/** A player's focus points by id. */
type Progress = ReadonlyMap<string, FocusPoint>;

const statusAfter = {
  FocusPointReached: "reached",
  FocusPointDropped: "dropped",
  FocusPointReopened: "working_on",
} as const;

export const progress: Fold<Progress, ProgressEvent> = {
  events: ProgressEvent,
  initial: new Map(),
  evolve(state, { type, data }) {
    const after = (point: Partial<FocusPoint>) =>
      new Map(state).set(data.focusPointId, {
        ...(state.get(data.focusPointId) ?? { status: "working_on", words: null }),
        ...point,
      });
    switch (type) {
      case "FocusPointSet":
      case "FocusPointCorrected":
        return after({ words: data.personal });
      case "FocusPointReached":
      case "FocusPointDropped":
      case "FocusPointReopened":
        return after({ status: statusAfter[type] });
    }
  },
};

export const noSuchFocusPoint = () =>
  new Rejection("missing", "NoSuchFocusPoint", "We couldn't find this focus point.");

/** More than that nobody keeps in mind. */
const mostAtOnce = 12;
const refuseMore = (state: Progress) => {
  if ([...state.values()].filter(({ status }) => status === "working_on").length < mostAtOnce) return;
  const message = `That's ${mostAtOnce} focus points already. Please mark one as reached or drop one first.`;
  throw new Rejection("conflict", "TooManyFocusPoints", message);
};

type Setting = Extract<ProgressEvent, { type: "FocusPointSet" }>["data"];
type Of = Omit<Setting, "videoId" | "personal">;

export const setFocusPoint =
  (data: Setting & { personal: FocusWords }) =>
  (state: Progress): ProgressEvent[] => {
    if (state.has(data.focusPointId)) return [];
    refuseMore(state);
    return [{ type: "FocusPointSet", data }];
  };

const factFor = {
  reached: "FocusPointReached",
  dropped: "FocusPointDropped",
  working_on: "FocusPointReopened",
} as const satisfies Record<FocusStatus, ProgressEvent["type"]>;

interface Changes {
  readonly title?: string | undefined;
  readonly description?: string | null | undefined; // null: none any more
  readonly status?: FocusStatus | undefined;
}

const correctedWords = ({ title, description }: FocusWords, changes: Changes): FocusWords => {
  const after = changes.description === undefined ? description : changes.description;
  return { title: changes.title ?? title, ...(after && { description: after }) };
};

/** What is left out stays as it is, and what stays as it is is not recorded. */
export const changeFocusPoint =
  (of: Of, changes: Changes) =>
  (state: Progress): ProgressEvent[] => {
    const point = state.get(of.focusPointId);
    if (!point?.words) throw noSuchFocusPoint();
    const { status, words } = point;
    const personal = correctedWords(words, changes);
    const to = changes.status ?? status;
    if (to === "working_on" && to !== status) refuseMore(state);
    return [
      ...(isDeepStrictEqual(personal, words)
        ? []
        : [{ type: "FocusPointCorrected" as const, data: { ...of, personal } }]),
      ...(to === status ? [] : [{ type: factFor[to], data: of }]),
    ];
  };
