import { dollars } from "./list.ts";

/** The same with amounts as people read them: "receivedCents" becomes "received", plain "cents" becomes "amount". */
export const withDollars = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) =>
      /cents$/i.test(name) && typeof value === "number"
        ? [name === "cents" ? "amount" : name.slice(0, -"Cents".length), dollars(value)]
        : [name, value],
    ),
  );

/** A fact's name in plain English: "LessonBooked" becomes "lesson booked". */
export const inWords = (fact: string) => fact.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();

/** Who did it, by role. An account that acts for a player need not be one: a parent's has the same role. */
export const byRole = (role: string) => (role === "student" ? "family" : role);
