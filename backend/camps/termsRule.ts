import { daysOf } from "./daysRule.ts";

const mostDays = 366;

export const endsBeforeItStarts = "End time must be after start time";
export const priceAboveNothing = "Price must be greater than 0";

interface Terms {
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly ageMin?: number | null | undefined;
  readonly ageMax?: number | null | undefined;
}

/** What is wrong with a camp's terms beyond single fields: the first complaint about each of these. */
export const faultsIn = ({ startDate, endDate, startTime, endTime, ageMin, ageMax }: Terms) => {
  const faults: { path: string[]; message: string }[] = [];
  if (endDate < startDate) faults.push({ path: ["endDate"], message: "End date must be after start date" });
  else if (daysOf({ startDate, endDate }) > mostDays)
    faults.push({ path: ["endDate"], message: `A camp lasts at most ${mostDays} days` });
  if (endTime <= startTime) faults.push({ path: ["endTime"], message: endsBeforeItStarts });
  if (ageMin && ageMax && ageMin > ageMax)
    faults.push({ path: ["ageMin"], message: "Minimum age must be less than or equal to maximum age" });
  return faults;
};

/** A price is never revised to zero; a free camp stays free until someone gives it a price. */
export const priceFaults = ({ was, is }: { readonly was: number; readonly is: number }) =>
  is === 0 && was > 0 ? [{ path: ["fullCampPrice"], message: priceAboveNothing }] : [];
