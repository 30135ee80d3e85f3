interface Selected {
  readonly start: number;
  readonly end: number;
}

const endsOpen = /\S$/;
const beginsOpen = /^[^\s.,;:!?)]/;

/** A text with another in place of what is selected, apart from the words around it; and where that one ends. */
export const insertAt = (value: string, { start, end }: Selected, text: string) => {
  const [before, after] = [value.slice(0, start), value.slice(end)];
  const until = `${before}${endsOpen.test(before) ? " " : ""}${text}`;
  return { value: `${until}${beginsOpen.test(after) ? " " : ""}${after}`, caret: until.length };
};
