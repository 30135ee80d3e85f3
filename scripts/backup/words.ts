import { Unusable } from "./archive.ts";

const causes: Readonly<Record<string, string>> = {
  ENOSPC: "The disk is full.",
  EDQUOT: "The disk quota is used up.",
  EROFS: "The disk is read-only.",
  EACCES: "The file or its folder may not be opened by this account.",
  EPERM: "The file or its folder may not be written by this account.",
  ENOENT: "The folder does not exist.",
  EISDIR: "That is a folder. Name a file in it.",
  ECONNREFUSED: "The database does not answer.",
  ABORT_ERR: "Stopped as you asked.",
};

/** A backup or a restore failed after something was written: the message says what is there and how to go on. */
class LeftBehind extends Error {}

/** Whatever `work` throws is thrown as LeftBehind. */
export const leaving = <T>(left: string, work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new LeftBehind(left, { cause });
  });

/** What went wrong, for the person at the terminal, and what was left. */
export const inPlainWords = (error: unknown, left: string): string => {
  if (error instanceof LeftBehind) return inPlainWords(error.cause, error.message);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const said = error instanceof Error ? error.message : String(error);
  if (error instanceof Unusable) return `${said} ${left}`;
  return [causes[code], code === "ABORT_ERR" ? undefined : said, left].filter(Boolean).join(" ");
};
