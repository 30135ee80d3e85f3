/** The days a child comes: single days by their number in the camp, from 1. */
export interface DayChoice {
  readonly registrationOption: "all_days" | "individual_days";
  readonly selectedDays: readonly number[];
}

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
  /** Once a day was moved: the date of each, by its number. Else they follow one another. */
  readonly dates?: readonly string[];
}

/** A draft may do without. */
export const hasDates = ({ startDate, endDate }: Dates) => startDate !== "" && endDate !== "";

const oneDay = 86_400_000; // ms
const dayAfter = (date: string, days: number) => new Date(Date.parse(date) + days * oneDay).toISOString().slice(0, 10);

/** How many days a camp has. */
export const daysOf = ({ startDate, endDate, dates = [] }: Dates) =>
  dates.length || Math.round((Date.parse(endDate) - Date.parse(startDate)) / oneDay) + 1;

const inSequence = (first: string, days: number) => Array.from({ length: days }, (_, n) => dayAfter(first, n));

/** The date of each day, by its number: a day that is moved keeps it, and may come after a later one. */
export const datesOf = (camp: Dates): readonly string[] => {
  if (camp.dates && camp.dates.length > 0) return camp.dates;
  return hasDates(camp) ? inSequence(camp.startDate, daysOf(camp)) : [];
};

const isRun = (dates: readonly string[]) => dates.every((date, n) => date === dayAfter(dates[0]!, n));
/** Whether the days follow one another by their numbers. Else a number alone does not say when its day is. */
export const isInSequence = (camp: Dates) => isRun(datesOf(camp));

/** The days as they are now: where each was moved to, and which were canceled. */
export interface DaysNow extends Dates {
  readonly canceledDays: readonly string[];
}
/** The dates on which it takes place, in their order. Where all were canceled, those on which it would have. */
export const heldDates = (camp: DaysNow): readonly string[] => {
  const all = datesOf(camp).toSorted();
  const held = all.filter((date) => !camp.canceledDays.includes(date));
  return held.length > 0 ? held : all;
};
/** The first of them. */
export const firstHeldDate = (camp: DaysNow) => heldDates(camp)[0] ?? camp.startDate;
/** Whether the first day that takes place has begun. `at`: the facility's clock, with HH:MM. */
export const firstDayHasBegun = (camp: DaysNow & { readonly startTime: string }, at: { date: string; time: string }) =>
  `${firstHeldDate(camp)} ${camp.startTime}` <= `${at.date} ${at.time}`;
/** The first and the last date of each run of days. More than one: there are dates in between without camp. */
export const runsOf = (camp: DaysNow) => {
  const runs: [first: string, last: string][] = [];
  for (const date of heldDates(camp)) {
    const run = runs.at(-1);
    if (run && dayAfter(run[1], 1) === date) run[1] = date;
    else runs.push([date, date]);
  }
  return runs;
};
/** The dates in their order if there are others in between, without camp; else none. */
export const scatteredDates = (camp: DaysNow) => (runsOf(camp).length > 1 ? heldDates(camp) : []);

/** Which day of the camp a calendar day is, counted from 1. Undefined: none of its days. */
export const dayNumber = (camp: Dates, day: string) => {
  const at = datesOf(camp).indexOf(day);
  return at < 0 ? undefined : at + 1;
};

/** When a camp takes place, by the dates of its days. */
export const spanOf = (dates: readonly string[]): Required<Dates> => {
  const sorted = dates.toSorted();
  const [first = ""] = sorted;
  return { startDate: first, endDate: sorted.at(-1) ?? first, dates: isRun(dates) ? [] : dates };
};

const mostDaysMoved = 60;
/** Why a day of a camp can't move to a date; undefined: it can. The facility may still be closed then. */
export const moveFault = (camp: Dates, { day, to, today }: { day: string; to: string; today: string }) => {
  if (dayNumber(camp, to) !== undefined) return "The camp already has a day on that date.";
  if (to <= today) return "Please choose a date after today.";
  if (Math.abs(Date.parse(to) - Date.parse(day)) > mostDaysMoved * oneDay)
    return `Please choose a date at most ${mostDaysMoved} days from the old one.`;
  return undefined;
};

/** The numbers of the days of a camp that were canceled. */
export const canceledNumbers = (camp: DaysNow) => camp.canceledDays.flatMap((day) => dayNumber(camp, day) ?? []);

/** Whether a child comes on this day. Who comes every day comes on as many as there are. */
export const comesOn = ({ registrationOption, selectedDays }: DayChoice, number: number) =>
  registrationOption === "all_days" || selectedDays.includes(number);

/** The numbers of the days on which a child comes, without those that were canceled. */
export const daysLeft = (camp: DaysNow, choice: DayChoice) => {
  const canceled = canceledNumbers(camp);
  const all = Array.from({ length: daysOf(camp) }, (_, n) => n + 1);
  return all.filter((number) => comesOn(choice, number) && !canceled.includes(number));
};

/** A camp is over when its last day is. `today`: the facility's day. */
export const isOver = ({ endDate }: { readonly endDate: string }, today: string) => endDate < today;

export const noDay = "At least one day must be selected";
export const hasDays = ({ registrationOption, selectedDays }: DayChoice) =>
  registrationOption === "all_days" || selectedDays.length > 0;
