/** A weekly slot, as far as this rule looks at it. */
interface Weekly {
  readonly dayOfWeek: number;
  readonly startTime: string; // HH:MM
  readonly endTime: string;
  readonly validFrom: string; // first day, and the first day after the last
  readonly validUntil: string;
}

/** Whether two slots conflict on any day. */
export const meets = (a: Weekly, b: Weekly) =>
  a.dayOfWeek === b.dayOfWeek &&
  a.startTime < b.endTime &&
  b.startTime < a.endTime &&
  a.validFrom < b.validUntil &&
  b.validFrom < a.validUntil;

/** Which copies fit beside what is published and beside each other, and which are left out. */
export const fitting = <Copy extends Weekly>(copies: readonly Copy[], published: readonly Weekly[]) => {
  const fits: Copy[] = [];
  const skipped: Copy[] = [];
  for (const copy of copies) ([...published, ...fits].some((other) => meets(other, copy)) ? skipped : fits).push(copy);
  return { fits, skipped };
};
