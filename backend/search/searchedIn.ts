import type { Listed } from "../../projections/list.ts";
import type { Searched } from "../context.ts";
import type { FoundView } from "./contract.ts";

const staff: Searched["who"] = ["instructor", "admin"];

interface Part<T> {
  readonly who?: Searched["who"];
  /** Reads it as the list's own call does: nobody finds what they are not shown there. */
  readonly read: (...parts: Parameters<Searched["find"]>) => Promise<Listed<T>>;
  readonly shown: (row: T) => Pick<FoundView, "name"> & Partial<FoundView>;
}

/** A part of the search: the rows of a list whose `q` has the words. */
export const searchedIn = <T extends { readonly id: string }>(
  list: string,
  { who = staff, read, shown }: Part<T>,
): Searched => ({
  list,
  who,
  find: async (...parts) => {
    const { rows, total } = await read(...parts);
    return {
      total,
      rows: rows.map((row) => ({ id: row.id, about: null, at: null, day: null, status: null, ...shown(row) })),
    };
  },
});

/** A person's name; null once it was removed. */
export const nameIn = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
  [firstName, lastName].filter(Boolean).join(" ") || null;
