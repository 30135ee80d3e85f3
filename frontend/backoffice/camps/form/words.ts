/** "softball" → "Softball" */
export const sportName = (sport: string) => sport.slice(0, 1).toUpperCase() + sport.slice(1);
export const divisionName = ({ sport, ageGroup }: { sport: string; ageGroup: string }) =>
  `${sportName(sport)} ${ageGroup.trim()}`;

/** "1 player", "3 players" */
export const counted = (n: number, one: string, more = `${one}s`) => `${n} ${n === 1 ? one : more}`;
