/** A new camp's defaults. */
export const campDefaults = {
  campType: "camp",
  startTime: "09:00",
  endTime: "15:00",
  capacity: 20,
  fullCampPrice: 150,
  dailyPrice: 55,
  ages: { from: 3, to: 18 }, // what the form offers
} as const;

export const divisionSports = ["coed", "baseball", "softball"] as const;
const placesInDivision = 20;
export const newDivision = {
  sport: "baseball",
  ageGroup: "",
  startTime: "",
  endTime: "",
  field: "",
  capacity: placesInDivision,
} as const;

const hourly = ["6u", "8u", "10u", "12u", "14u-16u"].map((ageGroup, n) => ({
  ageGroup,
  startTime: `${10 + n}:00`,
  endTime: `${11 + n}:00`,
  capacity: placesInDivision,
}));
/** The divisions most camps have, one click away. */
export const presetDivisions = [
  {
    sport: "coed",
    ageGroup: "3-5yr",
    startTime: "09:00",
    endTime: "10:00",
    field: "Field 1",
    capacity: placesInDivision,
  },
  ...hourly.map((group) => ({ ...group, sport: "softball" as const, field: "Field 1" })),
  ...hourly.map((group) => ({ ...group, sport: "baseball" as const, field: "Field 2" })),
] as const;
