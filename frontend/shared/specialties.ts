/** A list being edited: its entries, and what is being typed. */
export type Specialties = { readonly list: readonly string[]; readonly typed: string };

/** All entries, including text not added yet: trimmed, without blanks or duplicates. */
export const allOf = ({ list, typed }: Specialties) => withEach(list, typed.split(","));

/** Adds what was typed. */
export const addTyped = (specialties: Specialties): Specialties => ({ list: allOf(specialties), typed: "" });

/** The field now reads `text`. A comma adds what stands before it; a pasted list is added whole, its last entry too. */
export const typeIn = ({ list }: Specialties, text: string, pasted = false): Specialties => {
  if (!text.includes(",")) return { list, typed: text.trimStart() };
  if (pasted) return addTyped({ list, typed: text });
  const end = text.lastIndexOf(",");
  return { list: withEach(list, text.slice(0, end).split(",")), typed: text.slice(end + 1).trimStart() };
};

export const without = ({ list, typed }: Specialties, specialty: string): Specialties => ({
  list: list.filter((other) => other !== specialty),
  typed,
});

const withEach = (list: readonly string[], texts: string[]) => [
  ...new Set([...list, ...texts.map((text) => text.trim()).filter(Boolean)]),
];
