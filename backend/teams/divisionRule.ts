/** Years completed on a day. Both are ISO days. */
export const ageOn = (birthDate: string, day: string) =>
  Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - Number(day.slice(5) < birthDate.slice(5));

/** On which day of a season a player's age decides. Leagues differ, so it only ever makes a hint. */
export type CutOffs = Readonly<Record<"baseball" | "softball", string>>; // "05-01"

const seasonBegins = "09-01";
const [youngest, oldest] = [6, 18];

/** The division a player is usually in, by the cut-off of the season under way; undefined for grown-ups. */
export const usualDivision = (
  { birthDate, sport, today }: { birthDate: string; sport: keyof CutOffs; today: string },
  cutOffs: CutOffs,
): string | undefined => {
  const begun = Number(today.slice(0, 4)) - Number(today.slice(5) < seasonBegins);
  const cutOff = cutOffs[sport];
  const age = ageOn(birthDate, `${begun + Number(cutOff < seasonBegins)}-${cutOff}`);
  if (age > oldest) return undefined;
  if (age === oldest - 1) return `${oldest}U`; // there is no 17U
  return `${Math.max(age, youngest)}U`;
};

/** Whatever the cut-off: someone who is a year older than the division's age may have turned that since. */
export const isOlderThan = (division: string, age: number | null): boolean =>
  age !== null && age > Number.parseInt(division, 10) + 1;
