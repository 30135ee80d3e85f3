import { useState } from "react";
import { ApiError } from "../../../shared/api.ts";
import { weeksFrom } from "../../../shared/lessons/weekly.ts";

type Hour = { date: string; time: string; instructorId: string | undefined };

/** One lesson, or one every week; once those that aren't free with this coach were named, the others. */
export const useWeeks = () => {
  const textOf = ({ date, time, instructorId = "" }: Hour) => `${instructorId} ${date} ${time.slice(0, 5)}`;
  const [count, setCount] = useState(1);
  const [left, setLeft] = useState<{ of: string; dates: string[] }>(); // once the weeks that aren't free were named
  const leftOf = (hour: Hour) => (count > 1 && left?.of === textOf(hour) ? left.dates : undefined);
  const datesOf = (hour: Hour) => (count === 1 ? [hour.date] : (leftOf(hour) ?? weeksFrom(hour.date, count)));
  const choose = (weeks: number) => {
    setCount(weeks);
    setLeft(undefined);
  };
  return {
    count,
    choose,
    datesOf,
    /** How many of them are left, if some weren't free. */
    others: (hour: Hour) => leftOf(hour)?.length,
    refused: (error: unknown, hour: Hour) => {
      if (!(error instanceof ApiError) || error.code !== "WeeksNotFree") return;
      const named = error.issues.map(({ path }) => Number(path[1]));
      setLeft({ of: textOf(hour), dates: datesOf(hour).filter((_, n) => !named.includes(n)) });
    },
  };
};
