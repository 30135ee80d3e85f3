/** "softball" → "Softball" */
export const sportName = (sport: string) => sport.slice(0, 1).toUpperCase() + sport.slice(1);
export const divisionName = ({ sport, ageGroup }: { sport: string; ageGroup: string }) =>
  `${sportName(sport)} ${ageGroup.trim()}`;
