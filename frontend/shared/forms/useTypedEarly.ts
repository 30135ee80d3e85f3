import { type RefObject, useEffect } from "react";
import { flushSync } from "react-dom";

/**
 * Typed, or filled in by the browser, before React took over the pre-rendered page: React does not know of it yet. Not in
 * a layout effect, as the form around a field does not watch it yet by then.
 */
export const useTypedEarly = (input: RefObject<HTMLInputElement | null>, take: (typed: string) => void) =>
  useEffect(() => {
    const early = input.current;
    if (!early || early.value === early.defaultValue) return; // React makes them the same with each render
    // Urgent, though React can't draw right now, and says so in development: a render before would empty the field.
    flushSync(() => take(early.value));
  }, [input, take]);
