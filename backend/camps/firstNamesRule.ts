const beginning = (name: string, words: number) => name.split(/\s+/).slice(0, words).join(" ");

const shortest = (name: string, others: readonly (string | null)[]) => {
  const whole = name.split(/\s+/).length;
  let words = 1;
  while (words < whole && others.some((other) => other !== null && beginning(other, words) === beginning(name, words)))
    words++;
  return beginning(name, words);
};

/** The first names of one family's children, or as much more of them as it takes to tell two apart. */
export const firstNames = (names: readonly (string | null)[]): (string | null)[] =>
  names.map((name, n) => name && shortest(name, names.toSpliced(n, 1)));
