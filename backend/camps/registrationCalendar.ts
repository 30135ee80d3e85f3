import type { EventAttributes } from "ics";
import type { OwnRegistrationView } from "../../projections/camps/registrationView.ts";
import { registrationsOfFamily } from "../../projections/camps/ownRegistrationQueries.ts";
import type { Backend, FamilyDays } from "../backend.ts";
import { placeInWords } from "../business.ts";
import { calendarText } from "../lessons/open.ts";
import { oneLine } from "../textContract.ts";
import { hoursOf } from "./days/comingRule.ts";
import { comesOn } from "./daysRule.ts";

/** When the family's players in one division have to be there on a day, and who they are. */
interface Hours {
  readonly division: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly field: string | undefined;
  readonly names: string[];
  readonly isOff: boolean; // none of them comes anymore
}

type Registration = Pick<
  OwnRegistrationView,
  "id" | "camp" | "campIsCancelled" | "places" | "registrationOption" | "selectedDays" | "registrationStatus"
>;

/** A day that the camp had, by its number and its date. */
export interface DroppedDay {
  readonly number: number;
  readonly date: string;
}

/** The hours of each division with players of the family; of the camp for those who have none. Who comes is first. */
const timesOf = ({ camp, places }: Registration) => {
  const hours = new Map<string, Hours>();
  for (const { divisionId, playerName, isWithdrawn } of places.toSorted((a, b) => +a.isWithdrawn - +b.isWithdrawn)) {
    const { divisionId: division = "camp", ...when } = hoursOf(camp, { divisionId });
    const now = { division, ...when, names: [], isOff: isWithdrawn };
    const at = hours.get(division) ?? now;
    if (playerName && isWithdrawn === at.isOff) at.names.push(playerName.split(" ")[0] ?? playerName);
    hours.set(division, at);
  }
  return [...hours.values()];
};

const sequencesFrom = Date.parse("2020-01-01T00:00:00Z"); // a sequence has 31 bits
/** Calendars keep the entry with the greatest one. A later file is always right: what was canceled may stand again. */
const sequenceAt = (now: string) => Math.floor((Date.parse(now) - sequencesFrom) / 1000);

/**
 * The days a family comes to a camp, for its own calendar: an entry for each day and division. It is named by their
 * number and id, which stay when dates or hours change: so a later file replaces the entries of an earlier one. Each day
 * has its own instants: a clock change between two days moves neither.
 */
export const registrationCalendar = (
  desk: Pick<Backend, "business" | "time">,
  registration: Registration,
  { now, dropped }: { now: string; dropped?: readonly DroppedDay[] | undefined },
): string => calendarText(registrationEntries(desk, registration, { now, dropped }), { method: "PUBLISH" });

/**
 * The same for a calendar that holds more than this. `isFamilys`: each entry says whose it is. `dropped`: days that it
 * no longer has, and that an earlier file put into the calendar.
 */
export const registrationEntries = (
  { business, time }: Pick<Backend, "business" | "time">,
  registration: Registration,
  {
    now,
    isFamilys = false,
    dropped = [],
  }: { now: string; isFamilys?: boolean; dropped?: readonly DroppedDay[] | undefined },
): EventAttributes[] => {
  const { id, camp } = registration;
  const isAllOff = registration.campIsCancelled || registration.registrationStatus === "withdrawn";
  const days = camp.dates.map((date, n) => ({ date, number: n + 1, isOff: camp.canceledDays.includes(date) }));
  const gone = dropped.filter(({ number }) => number > days.length).map((day) => ({ ...day, isOff: true }));
  return [...days, ...gone].flatMap(({ date, number, ...day }) => {
    if (!comesOn(registration, number)) return [];
    const isDayOff = isAllOff || day.isOff;
    return timesOf(registration).map(({ division, startTime, endTime, field, names, ...hours }): EventAttributes => {
      const isOff = isDayOff || hours.isOff;
      const whose = new Intl.ListFormat("en-US").format(names);
      const where = field ? `${field}, ${camp.location}` : camp.location;
      return {
        uid: `camp-registration-${id}-${number}-${division}@fungo`,
        sequence: sequenceAt(now),
        status: isOff ? "CANCELLED" : "CONFIRMED",
        title: oneLine(`${isOff ? "Canceled: " : ""}${isFamilys && whose ? `${whose}: ` : ""}${camp.title}`),
        ...(whose && { description: oneLine(whose) }),
        start: Date.parse(time.instantOf({ date, time: startTime })),
        startOutputType: "utc",
        end: Date.parse(time.instantOf({ date, time: endTime })),
        endOutputType: "utc",
        location: oneLine(placeInWords(where, "")),
        url: `${business.siteUrl}/camp-details/${camp.id}`,
        busyStatus: isOff ? "FREE" : "BUSY",
      };
    });
  });
};

/** Every day that an account's players come to camps, whoever registered them: by first names, with no money in it. */
export const campDaysOfFamily: FamilyDays = async (desk, { userId, from, isFamilys }) => {
  const now = new Date().toISOString();
  const found = await registrationsOfFamily(desk.db, { userId, from, today: desk.time.today() });
  return found.flatMap((registration) => registrationEntries(desk, registration, { now, isFamilys }));
};
