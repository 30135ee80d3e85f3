/** Cents of an amount as somebody was shown it, "$1,234.50" or 1234.5; undefined where none is told, NaN where it is none. */
export const shownCents = (amount: string | number | null | undefined): number | undefined => {
  const text = String(amount ?? "").replace(/[$,\s]/g, "");
  return text === "" ? undefined : Math.round(Number(text) * 100);
};
