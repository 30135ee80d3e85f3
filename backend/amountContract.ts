import { z } from "zod";

const amountWords = "Please enter the amount in dollars";
const mostDollars = 100_000;
/** Dollars as people type them, "$1,234.50" or 1234.5, read as whole cents. */
const Amount = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\$?\d{1,3}(,?\d{3})*(\.\d{1,2})?$/, amountWords),
    ],
    amountWords,
  )
  .transform((value) => Math.round(Number(String(value).replaceAll(/[$,]/g, "")) * 100))
  .pipe(
    z
      .int(amountWords)
      .min(0, "Please enter an amount above $0")
      .max(mostDollars * 100, "Please check the amount"),
  );
const emptyIsNone = (value: unknown) => (value === "" || value === null ? undefined : value);
/** Optional; an empty field is none. */
export const amount = z.preprocess(emptyIsNone, Amount.optional()).optional();
