type Sport = "baseball" | "softball";

const sportName: Readonly<Record<string, string>> = { coed: "co-ed" };
/** "14u-16u" → "14U-16U" */
export const ageGroupWords = (ageGroup: string) => ageGroup.trim().replaceAll(/(\d)u\b/gi, "$1U");
/** "10U baseball", "10-16 co-ed"; also while it is being typed */
export const divisionName = ({ sport, ageGroup }: { readonly sport: string; readonly ageGroup: string }) =>
  `${ageGroupWords(ageGroup)} ${sportName[sport] ?? sport}`;

const oldest = 99; // years
const smallest = 5;

/**
 * The ages an age group is for, both inclusive, as coaches write it: "8u" is up to 8, "10-12" is 10 to 12, "14u-16u"
 * the years of 14u and of 16u, so from 13; "14+" has no upper end, and words without a number mean everyone. The
 * youngest group also takes children who are younger still.
 */
const agesOf = (ageGroup: string): { from: number; to: number } => {
  const [first, last] = [...ageGroup.matchAll(/(\d+)\s*(u\b)?/gi)];
  if (!first) return { from: 0, to: oldest };
  const age = Number(first[1]);
  if (last) {
    const to = Number(last[1]);
    const from = first[2] ? age - 1 : age;
    return { from: to <= smallest ? 0 : from, to };
  }
  if (/\+|and up|and over|& up/i.test(ageGroup)) return { from: age, to: oldest };
  const isUnder = first[2] !== undefined || /under/i.test(ageGroup);
  return { from: isUnder ? 0 : age, to: age };
};

type Group = { readonly id: string; readonly sport: "coed" | Sport; readonly ageGroup: string };

/**
 * The id of the division a child plays in: among those for its age and sport the one whose oldest are the youngest, a
 * sport's own before one for both. Null if there is none, so that the owner decides, and in a camp without divisions.
 */
export const divisionFor = (
  divisions: readonly Group[],
  { age, sport }: { age: number; sport: Sport },
): string | null => {
  const isFor = (division: Group) => {
    const { from, to } = agesOf(division.ageGroup);
    return (division.sport === sport || division.sport === "coed") && from <= age && age <= to;
  };
  const upTo = ({ ageGroup }: Group) => agesOf(ageGroup).to;
  const forBoth = ({ sport: played }: Group) => Number(played === "coed");
  const [best] = divisions
    .filter(isFor)
    .toSorted((one, other) => upTo(one) - upTo(other) || forBoth(one) - forBoth(other));
  return best?.id ?? null;
};
