interface Ages {
  readonly ageMin: number | null;
  readonly ageMax: number | null;
}

/** Why a child of this age cannot come to a camp, in words for the parent; undefined if it can. */
export const ageRefusal = ({ ageMin, ageMax }: Ages, age: number) => {
  const lowest = ageMin ?? 0;
  if (age >= lowest && age <= (ageMax ?? Number.POSITIVE_INFINITY)) return undefined;
  const takes =
    ageMax === null
      ? `ages ${lowest} and up`
      : ageMin === null
        ? `ages ${ageMax} and under`
        : ageMin === ageMax
          ? `age ${ageMin}`
          : `ages ${ageMin}–${ageMax}`;
  return `This camp is for ${takes}`;
};
