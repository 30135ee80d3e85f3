import { useCallback } from "react";
import { useSearchParams } from "react-router";

export type Selection = { instructorId?: string; date?: string; time?: string };

const day = /^\d{4}-\d\d-\d\d$/;
const wallTime = /^\d\d:\d\d$/;

/**
 * What is chosen so far lives in the address: it survives a reload, the browser's own Back, and the trip to the log-in
 * page and back.
 */
export const useSelection = () => {
  const [params, setParams] = useSearchParams();
  const told = (name: string, form: RegExp) => {
    const value = params.get(name);
    return value && form.test(value) ? value : undefined;
  };
  const instructorId = told("instructorId", /./);
  const date = told("date", day);
  const time = date && told("time", wallTime);
  const choose = useCallback(
    ({ instructorId, date, time }: Selection, { replace = false } = {}) =>
      setParams(
        { ...(instructorId && { instructorId }), ...(date && { date }), ...(time && { time }) },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  return { instructorId, date, time, choose };
};
