/** The days a child comes: single days by their number in the camp, from 1. */
export interface DayChoice {
  readonly registrationOption: "all_days" | "individual_days";
  readonly selectedDays: readonly number[];
}

interface Dates {
  readonly startDate: string;
  readonly endDate: string;
}

/** A draft may do without. */
export const hasDates = ({ startDate, endDate }: Dates) => startDate !== "" && endDate !== "";

/** Calendar days from first to last, both included. */
export const daysOf = ({ startDate, endDate }: Dates) =>
  Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) + 1;

/** Which day of the camp a calendar day is, counted from 1. Undefined: none of its days. */
export const dayNumber = (dates: Dates, day: string) =>
  hasDates(dates) && dates.startDate <= day && day <= dates.endDate
    ? daysOf({ startDate: dates.startDate, endDate: day })
    : undefined;

/** The numbers of the days of a camp that were canceled. */
export const canceledNumbers = (camp: Dates & { readonly canceledDays: readonly string[] }) =>
  camp.canceledDays.flatMap((day) => dayNumber(camp, day) ?? []);

/** Whether a child comes on this day. Who comes every day comes on as many as there are. */
export const comesOn = ({ registrationOption, selectedDays }: DayChoice, number: number) =>
  registrationOption === "all_days" || selectedDays.includes(number);

/** The numbers of the days on which a child comes, without those that were canceled. */
export const daysLeft = (camp: Parameters<typeof canceledNumbers>[0], choice: DayChoice) => {
  const canceled = canceledNumbers(camp);
  const all = Array.from({ length: daysOf(camp) }, (_, n) => n + 1);
  return all.filter((number) => comesOn(choice, number) && !canceled.includes(number));
};

/** A camp is over when its last day is. `today`: the facility's day. */
export const isOver = ({ endDate }: { readonly endDate: string }, today: string) => endDate < today;

export const noDay = "At least one day must be selected";
export const hasDays = ({ registrationOption, selectedDays }: DayChoice) =>
  registrationOption === "all_days" || selectedDays.length > 0;
