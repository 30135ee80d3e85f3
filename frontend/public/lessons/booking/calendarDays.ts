/** Days are "2030-05-01", counted in UTC, where every day has 24 hours. */
const msOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const dayMs = 86_400_000;

/** Whether the calendar has this day: the 30th of February is none. */
export const isDay = (text: string) => {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? msOf(text) : Number.NaN;
  return !Number.isNaN(ms) && dayAt(ms) === text;
};
export const addDays = (date: string, days: number) => dayAt(msOf(date) + days * dayMs);
/** 0 Sunday … 6 Saturday */
export const weekday = (date: string) => new Date(msOf(date)).getUTCDay();
export const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`;
export const lastOfMonth = (date: string) => addDays(addMonths(firstOfMonth(date), 1), -1);

/** The same day of another month, or that month's last: January 31 and one month are February 28. */
export const addMonths = (date: string, months: number) => {
  const at = new Date(msOf(date.slice(0, 8) + "01"));
  const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1);
  const length = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0)).getUTCDate();
  return dayAt(first + (Math.min(Number(date.slice(8)), length) - 1) * dayMs);
};

export const startOfWeek = (date: string) => addDays(date, -((weekday(date) + 6) % 7));

/** The month's weeks from Monday to Sunday; places outside the month are null. */
export const weeksOf = (month: string): (string | null)[][] => {
  const [first, last] = [firstOfMonth(month), lastOfMonth(month)];
  const weeks: (string | null)[][] = [];
  for (let monday = startOfWeek(first); monday <= last; monday = addDays(monday, 7))
    weeks.push(
      Array.from({ length: 7 }, (_, day) => addDays(monday, day)).map((day) =>
        day < first || day > last ? null : day,
      ),
    );
  return weeks;
};
