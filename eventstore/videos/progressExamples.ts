import type { ProgressEvent } from "./progressEvents.ts";

const ofPoint = { focusPointId: "f1", studentId: "kim", by: "riley" };

/** One valid example of each fact, for tests to build on. */
export const set = {
  type: "FocusPointSet",
  data: {
    ...ofPoint,
    videoId: "v1",
    personal: { title: "Keep the front shoulder closed", description: "Ten dry swings before each round" },
  },
} satisfies ProgressEvent;
export const corrected = {
  type: "FocusPointCorrected",
  data: { ...ofPoint, personal: { title: "Front shoulder stays closed until the foot lands" } },
} satisfies ProgressEvent;
export const reached = { type: "FocusPointReached", data: ofPoint } satisfies ProgressEvent;
export const dropped = { type: "FocusPointDropped", data: ofPoint } satisfies ProgressEvent;
export const reopened = { type: "FocusPointReopened", data: ofPoint } satisfies ProgressEvent;
