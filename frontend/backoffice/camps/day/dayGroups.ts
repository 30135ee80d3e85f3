import type { CampDayView, DayPlayerView } from "../../../../backend/camps/days/dayContract.ts";

type DayDivision = CampDayView["divisions"][number];
export interface DayGroup {
  readonly division: DayDivision | null; // null: the camp has none, or the owner still decides
  readonly players: readonly DayPlayerView[];
}

const plain = (text: string) => text.trim().toLowerCase();

/** The players somebody looks for, division by division as on the roster. Players and their parents are found by name. */
export const dayGroups = (
  { divisions, players }: Pick<CampDayView, "divisions" | "players">,
  { state, name }: { state: DayPlayerView["state"] | "all"; name: string },
): DayGroup[] => {
  const shown = players.filter(
    (one) =>
      (state === "all" || one.state === state) &&
      [one.playerName, one.parentName].some((text) => plain(text ?? "").includes(plain(name))),
  );
  const known = new Set(divisions.map(({ id }) => id));
  const groups: DayGroup[] = [
    { division: null, players: shown.filter(({ divisionId }) => divisionId === null || !known.has(divisionId)) },
    ...divisions.map((division) => ({
      division,
      players: shown.filter(({ divisionId }) => divisionId === division.id),
    })),
  ];
  return groups.filter(({ players: some }) => some.length > 0);
};
