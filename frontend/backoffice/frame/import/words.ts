import type { ImportOutcome } from "../../../../backend/http/csv/importContract.ts";

/** What an import would do to a row. */
export const outcomeLabel: Record<ImportOutcome, string> = {
  added: "New",
  known: "Already there",
  suppressed: "New, can’t be emailed",
  wrong: "Needs fixing",
};
/** What it did. */
export const doneLabel: typeof outcomeLabel = {
  added: "Added",
  known: "Already there",
  suppressed: "Added, can’t be emailed",
  wrong: "Left out",
};

export const words = {
  choose: "Choose CSV file",
  another: "Choose another file",
  template: "Download template",
  couldntRead: "Couldn’t read this file",
  tooLarge: "This file is larger than 1 MB. Please split it.",
  working: "Working through the rows. A long file takes a few seconds.",
  preview: (file: string) => `What’s in ${file}`,
  result: (file: string) => `Imported from ${file}`,
  sums: (sums: Readonly<Record<ImportOutcome, number>>, isDone: boolean) =>
    [
      `${sums.added + sums.suppressed} ${isDone ? "added" : "new"}`,
      ...(sums.suppressed > 0 ? [`${sums.suppressed} of them can’t be emailed`] : []),
      `${sums.known} already there`,
      ...(sums.wrong > 0 ? [`${sums.wrong} ${isDone ? "left out" : "to fix"}`] : []),
    ].join(" · "),
  wrongOnesStay:
    "Rows that need fixing are left out. Fix them in your file and import it again: nothing is added twice.",
  nothingNew: "There’s nothing new in this file.",
  addNothing: "Add nothing",
  row: "Row",
  outcome: "What happens",
  happened: "What happened",
};
