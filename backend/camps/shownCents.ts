/**
 * The cents of an amount as someone was shown it, "$1,234.50" or 1234.5; undefined if there is none, NaN if it is not
 * an amount.
 */
export const shownCents = (amount: string | number | null | undefined): number | undefined => {
  const text = String(amount ?? "").replace(/[$,\s]/g, "");
  return text === "" ? undefined : Math.round(Number(text) * 100);
};
