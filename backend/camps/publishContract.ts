/** The divisions that most camps have, one press away. */
const hourly = ["6u", "8u", "10u", "12u", "14u-16u"].map((ageGroup, n) => ({
  ageGroup,
  startTime: `${10 + n}:00`,
  endTime: `${11 + n}:00`,
}));
const placesEach = 20;
export const presetDivisions = [
  { sport: "coed", ageGroup: "3-5yr", startTime: "09:00", endTime: "10:00", field: "Field 1", capacity: placesEach },
  ...hourly.map((group) => ({ ...group, sport: "softball" as const, field: "Field 1", capacity: placesEach })),
  ...hourly.map((group) => ({ ...group, sport: "baseball" as const, field: "Field 2", capacity: placesEach })),
] as const;
