import { isDeepStrictEqual } from "node:util";
import { PracticeEvent, WeeklyVideoEvent } from "../../../eventstore/videos/weeklyEvents.ts";
import type { Fold } from "../../handle.ts";
import { Rejection } from "../../http/rejection.ts";
import type { CorrectWeeklyVideo } from "./weeklyContract.ts";

type Told<T extends WeeklyVideoEvent["type"]> = Extract<WeeklyVideoEvent, { type: T }>["data"];
type Said = Omit<Told<"WeeklyVideoCorrected">, "weeklyVideoId">;

/** A weekly video as far as decisions need it. */
interface Weekly {
  readonly state: "none" | "there" | "removed";
  readonly fileIds: readonly string[]; // none: a link
  readonly hasPoster: boolean;
  readonly conversion: "none" | "made" | "failed";
  readonly said: Said | null;
}

export const weeklyVideo: Fold<Weekly, WeeklyVideoEvent> = {
  events: WeeklyVideoEvent,
  initial: { state: "none", fileIds: [], hasPoster: false, conversion: "none", said: null },
  evolve(state, { type, data }) {
    switch (type) {
      case "WeeklyVideoPublished": {
        const { weeklyVideoId: _, instructorId: __, file, personal, ...forWhom } = data;
        const { fileName: ___, url: ____, ...words } = personal ?? { title: "" };
        return {
          ...state,
          state: "there",
          fileIds: file ? [file.fileId] : [],
          said: { ...forWhom, personal: personal && words },
        };
      }
      case "WeeklyVideoCorrected": {
        const { weeklyVideoId: _, ...said } = data;
        return { ...state, said };
      }
      case "WeeklyCopyMade":
        return { ...state, fileIds: [...state.fileIds, data.file.fileId], conversion: "made" };
      case "WeeklyConversionFailed":
        return { ...state, conversion: "failed" };
      case "WeeklyPosterMade":
        return { ...state, fileIds: [...state.fileIds, data.fileId], hasPoster: true };
      case "WeeklyVideoRemoved":
        return { ...state, state: "removed" };
    }
  },
};

export const noSuchWeeklyVideo = () => new Rejection("missing", "NoSuchVideo", "We couldn't find this video.");

export const publishWeekly =
  (data: Told<"WeeklyVideoPublished">) =>
  ({ state }: Weekly): WeeklyVideoEvent[] =>
    state === "none" ? [{ type: "WeeklyVideoPublished", data }] : [];

/** What a form leaves out stays as it is. */
export const correctWeekly =
  ({ weeklyVideoId, changes }: { weeklyVideoId: string; changes: CorrectWeeklyVideo }) =>
  ({ state, said }: Weekly): WeeklyVideoEvent[] => {
    if (state !== "there" || !said) throw noSuchWeeklyVideo();
    const { assignedPlayerIds = said.assignedPlayerIds, requiresMembership = said.requiresMembership } = changes;
    const { title = said.personal?.title ?? "", description = said.personal?.description } = changes;
    const next = { assignedPlayerIds, requiresMembership, personal: { title, ...(description && { description }) } };
    return isDeepStrictEqual(next, said) ? [] : [{ type: "WeeklyVideoCorrected", data: { weeklyVideoId, ...next } }];
  };

export const keepWeeklyPoster =
  (data: Told<"WeeklyPosterMade">) =>
  ({ state, fileIds, hasPoster }: Weekly): WeeklyVideoEvent[] => {
    if (state !== "there") throw noSuchWeeklyVideo();
    if (fileIds.length === 0) throw new Rejection("conflict", "IsLink", "A link has no picture.");
    if (hasPoster) throw new Rejection("conflict", "HasPoster", "This video has a picture already.");
    return [{ type: "WeeklyPosterMade", data }];
  };

/** The first copy stays. */
export const keepWeeklyCopy =
  (data: Told<"WeeklyCopyMade">) =>
  ({ state, conversion }: Weekly): WeeklyVideoEvent[] =>
    state === "there" && conversion !== "made" ? [{ type: "WeeklyCopyMade", data }] : [];

/** Nobody tries again. */
export const giveUpWeeklyConversion =
  (data: Told<"WeeklyConversionFailed">) =>
  ({ state, conversion }: Weekly): WeeklyVideoEvent[] =>
    state === "there" && conversion === "none" ? [{ type: "WeeklyConversionFailed", data }] : [];

/** Repeating it changes nothing. */
export const removeWeekly =
  (data: Told<"WeeklyVideoRemoved">) =>
  ({ state }: Weekly): WeeklyVideoEvent[] => {
    if (state === "none") throw noSuchWeeklyVideo();
    return state === "removed" ? [] : [{ type: "WeeklyVideoRemoved", data }];
  };

/** What one player has practiced. */
export const practice: Fold<ReadonlySet<string>, PracticeEvent> = {
  events: PracticeEvent,
  initial: new Set(),
  evolve(done, { type, data: { weeklyVideoId } }) {
    switch (type) {
      case "WeeklyVideoPractised":
        return new Set(done).add(weeklyVideoId);
      case "WeeklyVideoUnticked":
        return new Set([...done].filter((id) => id !== weeklyVideoId));
    }
  },
};

export const tick =
  ({ done, ...data }: PracticeEvent["data"] & { done: boolean }) =>
  (before: ReadonlySet<string>): PracticeEvent[] =>
    before.has(data.weeklyVideoId) === done
      ? []
      : [{ type: done ? "WeeklyVideoPractised" : "WeeklyVideoUnticked", data }];
