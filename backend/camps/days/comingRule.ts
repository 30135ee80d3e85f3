import { comesOn, type DayChoice, type DaysNow, datesOf, spanOf } from "../daysRule.ts";

/** The days on which a family comes. Those of them that were canceled only where no other is left. */
export const comingDays = (camp: DaysNow, choice: DayChoice): DaysNow => {
  const chosen = datesOf(camp).filter((_, n) => comesOn(choice, n + 1));
  const held = chosen.filter((date) => !camp.canceledDays.includes(date));
  const dates = held.length > 0 ? held : chosen;
  return dates.length > 0 ? { ...spanOf(dates.toSorted()), canceledDays: [] } : camp;
};

interface Hours {
  readonly startTime: string;
  readonly endTime: string;
}
interface Groups extends Hours {
  readonly divisions: readonly (Hours & { readonly id: string; readonly field: string })[];
}

/** When and where a player has to be there on each of them: their group's hours and field, or the camp's hours. */
export const hoursOf = (camp: Groups, { divisionId }: { readonly divisionId: string | null }) => {
  const { id, startTime, endTime, field } = camp.divisions.find(({ id }) => id === divisionId) ?? {
    ...camp,
    id: undefined,
    field: undefined,
  };
  return { divisionId: id, startTime, endTime, field };
};
