import type { Call } from "./http/call.ts";
import type { Call as OldCall } from "./http/oldCall.ts";
import { contexts } from "./contexts.ts";
import { calendarCalls } from "./lessons/calendarCalls.ts";
import { lessonCalls } from "./lessons/calls.ts";
import { lessonRequestCalls } from "./lessons/requestCalls.ts";
import { simpleLessonCalls } from "./lessons/simpleCalls.ts";
import { availabilityCalls } from "./scheduling/calls.ts";

const old: Readonly<Record<string, readonly OldCall[]>> = {
  availability: availabilityCalls,
  lessons: [...lessonCalls, ...simpleLessonCalls, ...calendarCalls],
  "lesson requests": lessonRequestCalls,
};
/** Until they have moved. */
const asNew = ({ list, ...call }: OldCall): Call => ({
  ...call,
  ...(list && {
    list: { name: "", sortable: Object.fromEntries(list.sort.map((field) => [field, field])), filter: list.filter },
  }),
  handle: () => undefined,
});

/** Every call of the product, by what it is about. */
export const callsOf: Readonly<Record<string, readonly Call[]>> = (() => {
  const all: Record<string, Call[]> = {};
  for (const [tag, told] of Object.entries(old)) (all[tag] ??= []).push(...told.map(asNew));
  for (const { calls: by = {} } of contexts)
    for (const [tag, told] of Object.entries(by)) (all[tag] ??= []).push(...told);
  return all;
})();
export const calls: readonly Call[] = Object.values(callsOf).flat();
