import type { RegistrationForLetter } from "../../../projections/camps/ownRegistrationQueries.ts";
import type { OwnWaitlistEntryView } from "../../../projections/camps/waitlistView.ts";
import type { Letter } from "../../post.ts";
import { comingDays, hoursOf } from "../days/comingRule.ts";
import { datesWords, daysWords } from "../days/datesInWordsRule.ts";
import type { DaysNow } from "../daysRule.ts";
import { ageGroupWords, divisionName } from "../divisionRule.ts";

/** "16:00" → "4:00 PM" */
const clock = (wallTime: string) => {
  const [hours = 0, minutes = 0] = wallTime.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
};

interface When extends DaysNow {
  readonly startTime: string;
  readonly endTime: string;
}

/** "9:00 AM – 3:00 PM", "4:00–5:00 PM" at the facility */
export const timesWords = ({ startTime, endTime }: Pick<When, "startTime" | "endTime">) => {
  const [from, to] = [clock(startTime), clock(endTime)];
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)}–${to}` : `${from} – ${to}`;
};
/** "Monday, July 8, 2030 to Wednesday, July 10, 2030, 9:00 AM – 3:00 PM" at the facility */
export const campWhen = (when: When) => `${datesWords(when)}, ${timesWords(when)}`;

/** Who comes when, on which days: their own hours, and the camp's only where nobody comes. */
export const whenFacts = (
  registration: RegistrationForLetter,
  coming: readonly Pick<RegistrationForLetter["places"][number], "playerName" | "ageGroup" | "divisionId">[],
): NonNullable<Letter["facts"]> => {
  const { camp } = registration;
  const where = ["Where", camp.location] as const;
  if (coming.length === 0) return [["When", campWhen(camp)], where];
  const players = coming.map(({ playerName, ageGroup, divisionId }) => {
    const { field, ...hours } = hoursOf(camp, { divisionId });
    const group = ageGroup ? ` (${ageGroupWords(ageGroup)})` : "";
    return [`${playerName}${group}`, timesWords(hours), ...(field ? [field] : [])].join(", ");
  });
  return [
    ["When", datesWords(comingDays(camp, registration))],
    where,
    [players.length === 1 ? "Player" : "Players", players.join("; ")],
    ["Days", daysWords(registration)],
  ];
};

/** On which days a family would come, and their groups' hours. No names: a stranger may have typed the address. */
export const waitingFacts = ({ camp, places, ...choice }: OwnWaitlistEntryView): NonNullable<Letter["facts"]> => {
  const days = comingDays(camp, choice);
  const where = ["Where", camp.location] as const;
  const groups = places.map((place) => {
    const { divisionId, field, ...hours } = hoursOf(camp, place);
    const group = camp.divisions.find(({ id }) => id === divisionId);
    return [...(group ? [divisionName(group)] : []), timesWords(hours), ...(field ? [field] : [])].join(", ");
  });
  const isGrouped = places.some((place) => hoursOf(camp, place).divisionId !== undefined);
  if (!isGrouped) return [["When", campWhen({ ...camp, ...days })], where];
  const each = [...new Set(groups)];
  return [["When", datesWords(days)], where, [each.length === 1 ? "Group" : "Groups", each.join("; ")]];
};

/** As the registration's page says it. */
export const notGuaranteedUntilPaid = (places: number) =>
  `We have your registration. Your ${places === 1 ? "spot isn't" : "spots aren't"} guaranteed until you pay.`;

/** "Ana Ruiz"; undefined for removed people */
export const nameOf = (person: { firstName: string | null; lastName: string | null } | undefined) =>
  [person?.firstName, person?.lastName].filter(Boolean).join(" ") || undefined;

/** An instant as "Monday, July 8, 4:00 PM" in a zone */
export const longMoment = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  })
    .format(new Date(instant))
    .replace("\u202f", " ")
    .replace(" at ", ", ");
