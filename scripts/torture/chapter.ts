/** What every chapter of the torture is given. */
export interface Rack {
  readonly say: (line: string) => void;
  /** Ends what a chapter has opened, also on Ctrl-C. */
  readonly onEnd: (close: () => Promise<unknown>) => void;
  /** Modules that each node loads first. */
  readonly imports?: readonly string[];
}

/** Where nodes work: a database, and a folder for what they keep. */
export interface Place {
  readonly url: string;
  readonly folder: string;
}

/** A chapter's result. It passed if there are no problems; figures are for the reader. */
export interface Finding {
  readonly chapter: string;
  readonly log: string; // on which it ran
  readonly problems: readonly string[];
  readonly figures: Readonly<Record<string, number | string>>;
}

/** A few examples of similar problems are enough. */
export const problemList = (most = 5) => {
  const found = new Map<string, { count: number; examples: string[] }>();
  return {
    add(kind: string, example = "") {
      const known = found.get(kind) ?? { count: 0, examples: [] };
      found.set(kind, known);
      known.count++;
      if (example && known.examples.length < most && !known.examples.includes(example)) known.examples.push(example);
    },
    lines: () =>
      [...found].map(
        ([kind, { count, examples }]) =>
          `${kind}${count > 1 ? ` (${count} times)` : ""}${examples.length > 0 ? `: ${examples.join("; ")}` : ""}`,
      ),
  };
};
export type Problems = ReturnType<typeof problemList>;
