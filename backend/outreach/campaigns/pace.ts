import type { Configuration } from "../../configuration.ts";
import type { FacilityTime } from "../../facilityTime.ts";

const anHour = 3_600_000; // ms
const catchesUp = 15_000; // ms; what a standstill has cost does not go out all at once
const lookAhead = 1000; // days

type Settings = Pick<Configuration, "OUTREACH_PER_HOUR" | "OUTREACH_PER_DAY" | "OUTREACH_HOURS">;

/** What campaigns have sent off so far, all together. */
export interface Sent {
  readonly last: string | null; // when the latest was; ISO 8601 UTC
  readonly today: number;
}

/** How fast emails of campaigns go out, and when: as a person at the facility would send them, who has other mail too. */
export const paceOf = (
  settings: Settings,
  time: Pick<FacilityTime, "wallClock" | "instantOf" | "addDays" | "dayOfWeek">,
) => {
  const { OUTREACH_PER_HOUR: perHour, OUTREACH_PER_DAY: perDay, OUTREACH_HOURS: hours } = settings;
  const [from, until] = hours === "any" ? [] : hours.split("-");
  const apart = anHour / perHour; // ms
  const isWorkday = (date: string) => ![0, 6].includes(time.dayOfWeek(date));
  const at = (date: string, clock: string) => Date.parse(time.instantOf({ date, time: clock }));

  /** In ms since 1970; undefined on a weekend. */
  const hoursOf = (date: string) => {
    if (from === undefined || until === undefined)
      return { opens: at(date, "00:00"), closes: at(time.addDays(date, 1), "00:00") };
    return isWorkday(date) ? { opens: at(date, from), closes: at(date, until) } : undefined;
  };
  const daysFrom = function* (now: string) {
    let { date } = time.wallClock(now);
    for (let n = 0; n < lookAhead; n++, date = time.addDays(date, 1)) {
      const day = hoursOf(date);
      if (day && Date.parse(now) < day.closes) yield { date, isToday: n === 0, ...day };
    }
  };

  return {
    /** When emails go out again: now, while they do. */
    opensAt(now: string): string {
      for (const { opens } of daysFrom(now)) return new Date(Math.max(opens, Date.parse(now))).toISOString();
      return now;
    },

    /** How many may be sent off at this moment. */
    room(now: string, sent: Sent): number {
      for (const { isToday, opens } of daysFrom(now)) {
        if (!isToday || Date.parse(now) < opens) return 0;
        const since = Math.max(sent.last === null ? 0 : Date.parse(sent.last), opens - apart);
        const elapsed = Math.min(Date.parse(now) - since, Math.max(apart, catchesUp));
        return Math.max(0, Math.min(Math.floor(elapsed / apart), perDay - sent.today));
      }
      return 0;
    },

    /** On which days this many go out, behind those that wait already. */
    days(now: string, sent: Sent, { emails, ahead }: { emails: number; ahead: number }) {
      const found: { date: string; emails: number }[] = [];
      let [before, left] = [ahead, emails];
      for (const { date, isToday, opens, closes } of daysFrom(now)) {
        const next = sent.last === null ? 0 : Date.parse(sent.last) + apart;
        const begins = isToday ? Math.max(opens, Date.parse(now), next) : opens;
        const room = Math.min(Math.ceil((closes - begins) / apart), isToday ? perDay - sent.today : perDay);
        const others = Math.max(0, Math.min(before, room));
        const own = Math.max(0, Math.min(left, room - others));
        if (own > 0) found.push({ date, emails: own });
        [before, left] = [before - others, left - own];
        if (left === 0) break;
      }
      return found;
    },
  };
};
export type Pace = ReturnType<typeof paceOf>;
