import { daysOf, hasDates } from "./daysRule.ts";

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
  const dates = { startDate, endDate };
  if (hasDates(dates) && endDate < startDate)
    faults.push({ path: ["endDate"], message: "End date must be after start date" });
  else if (hasDates(dates) && daysOf(dates) > mostDays)
    faults.push({ path: ["endDate"], message: `A camp lasts at most ${mostDays} days` });
  if (endTime <= startTime) faults.push({ path: ["endTime"], message: endsBeforeItStarts });
  if (ageMin && ageMax && ageMin > ageMax)
    faults.push({ path: ["ageMin"], message: "Minimum age must be less than or equal to maximum age" });
  return faults;
};

/** What each camp has to say, and a draft may say later. */
export const neededToPublish = {
  location: "Location is required",
  startDate: "Start date is required",
  endDate: "End date is required",
} as const;

/** What is left to fill in before a draft can be published. */
export const missingIn = (draft: { readonly [field in keyof typeof neededToPublish]: string }) =>
  (["location", "startDate", "endDate"] as const)
    .filter((field) => draft[field] === "")
    .map((field) => ({ path: [field], message: neededToPublish[field] }));

/** A price is never revised to zero; a free camp stays free until someone gives it a price. */
export const priceFaults = ({ was, is }: { readonly was: number; readonly is: number }) =>
  is === 0 && was > 0 ? [{ path: ["fullCampPrice"], message: priceAboveNothing }] : [];
