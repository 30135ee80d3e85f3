import { type RefObject, useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";

/** What it holds until somebody types or chooses: a list has no `defaultValue`. */
const untouched = (input: HTMLInputElement | HTMLSelectElement) =>
  "options" in input
    ? ([...input.options].find(({ defaultSelected }) => defaultSelected) ?? input.options[0])?.value
    : input.defaultValue; // React makes it and the value the same with each render

/**
 * Typed, chosen, or filled in by the browser, before React took over the pre-rendered page: React does not know of it
 * yet, and has `value`. Not in a layout effect, as the form around a field does not watch it yet by then.
 */
export const useTypedEarly = (
  input: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  value: string,
  take: (typed: string) => void,
) => {
  const look = useEffectEvent(() => {
    const early = input.current;
    if (!early || early.value === value || early.value === untouched(early)) return;
    // Urgent, though React can't draw right now, and says so in development: a render before would empty the field.
    flushSync(() => take(early.value));
  });
  useEffect(() => look(), []);
};
