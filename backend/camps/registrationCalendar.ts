import type { EventAttributes } from "ics";
import type { OwnRegistrationView } from "../../projections/camps/registrationView.ts";
import type { Backend } from "../backend.ts";
import { placeInWords } from "../business.ts";
import { calendarText } from "../lessons/open.ts";
import { oneLine } from "../textContract.ts";
import { comesOn } from "./daysRule.ts";

/** When the family's players in one division have to be there on a day, and who they are. */
interface Hours {
  readonly division: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly field: string | undefined;
  readonly names: string[];
}

type Registration = Pick<
  OwnRegistrationView,
  "id" | "camp" | "places" | "registrationOption" | "selectedDays" | "registrationStatus"
>;

/** The hours of each division with players of the family; of the camp for those who have none. */
const hoursOf = ({ camp, places }: Registration) => {
  const coming = places.filter(({ isWithdrawn }) => !isWithdrawn);
  const hours = new Map<string, Hours>();
  for (const { divisionId, playerName } of coming.length > 0 ? coming : places) {
    const division = camp.divisions.find(({ id }) => id === divisionId);
    const { startTime, endTime } = division ?? camp;
    const key = division?.id ?? "camp";
    const at = hours.get(key) ?? { division: key, startTime, endTime, field: division?.field, names: [] };
    if (playerName) at.names.push(playerName.split(" ")[0] ?? playerName);
    hours.set(key, at);
  }
  return [...hours.values()];
};

/**
 * The days a family comes to a camp, for its own calendar: an entry for each day and division. It is named by their
 * number and id, which stay when dates or hours change: so a later file replaces the entries of an earlier one. Each day
 * has its own instants: a clock change between two days moves neither.
 */
export const registrationCalendar = (
  { business, time }: Pick<Backend, "business" | "time">,
  registration: Registration,
): string => {
  const { id, camp } = registration;
  const isAllOff = camp.status === "cancelled" || registration.registrationStatus === "withdrawn";
  const numbers = Array.from({ length: camp.days }, (_, n) => n + 1).filter((n) => comesOn(registration, n));
  const entries = numbers.flatMap((number) => {
    const date = time.addDays(camp.startDate, number - 1);
    const isOff = isAllOff || camp.canceledDays.includes(date);
    return hoursOf(registration).map(({ division, startTime, endTime, field, names }): EventAttributes => {
      const where = field ? `${field}, ${camp.location}` : camp.location;
      return {
        uid: `camp-registration-${id}-${number}-${division}@fungo`,
        sequence: isOff ? 1 : 0,
        status: isOff ? "CANCELLED" : "CONFIRMED",
        title: oneLine(`${isOff ? "Canceled: " : ""}${camp.title}`),
        ...(names.length > 0 && { description: oneLine(new Intl.ListFormat("en-US").format(names)) }),
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
  return calendarText(entries, { method: "PUBLISH" });
};
