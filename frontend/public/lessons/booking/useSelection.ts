import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { useAwake } from "../../waking/rendered.ts";
import { isDay } from "./calendarDays.ts";

export type Selection = { instructorId?: string; date?: string; time?: string; weeks?: number };

const isText = (value: string) => value !== "";
const isWeeks = (value: string) => /^([2-9]|1[0-2])$/.test(value);
const isWallTime = (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/**
 * What is chosen so far lives in the address: it survives a reload, the browser's own Back, and the trip to the log-in
 * page and back.
 */
export const useSelection = () => {
  const [params, setParams] = useSearchParams();
  const awake = useAwake(); // a pre-rendered page knows only which of them are there
  const valid = (name: string, isValid: (value: string) => boolean) => {
    const value = params.get(name);
    return value !== null && (awake ? isValid : isText)(value) ? value : undefined;
  };
  const instructorId = valid("instructorId", isText);
  const date = valid("date", isDay);
  const time = date && valid("time", isWallTime);
  const weeks = time ? Number(valid("weeks", isWeeks) ?? 1) : 1; // at that hour
  /** The address names a day or a time that no calendar or clock has. */
  const isImpossible = (params.has("date") && !date) || (params.has("time") && !valid("time", isWallTime));
  const choose = useCallback(
    ({ instructorId, date, time, weeks = 1 }: Selection, { replace = false } = {}) => {
      const next = new URLSearchParams({
        ...(instructorId && { instructorId }),
        ...(date && { date }),
        ...(time && { time }),
        ...(weeks > 1 && { weeks: String(weeks) }),
      });
      const isThere = next.toString() === new URLSearchParams(location.search).toString(); // the second of a double click
      setParams(next, { replace: replace || isThere, preventScrollReset: true });
    },
    [setParams],
  );
  return { instructorId, date, time, weeks, isImpossible, choose };
};
