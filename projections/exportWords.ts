import { dollars } from "./list.ts";

/** The same with amounts as money is shown: "receivedCents" is told as "received", plain "cents" as "amount". */
export const withDollars = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) =>
      /cents$/i.test(name) && typeof value === "number"
        ? [name === "cents" ? "amount" : name.slice(0, -"Cents".length), dollars(value)]
        : [name, value],
    ),
  );

/** A fact's name for who has never heard of facts: "LessonBooked" is told as "lesson booked". */
export const inWords = (fact: string) => fact.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
