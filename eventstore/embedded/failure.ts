/** Postgres could not be started or kept running. The message is for the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  override name = "EmbeddedPostgresError";
}

const causes: [pattern: RegExp, words: string][] = [
  [/No space left on device|ENOSPC/i, "The disk is full. Free some space and start again."],
  [/Disk quota exceeded|EDQUOT/i, "The disk quota is used up. Free some space and start again."],
  [/Read-only file system|EROFS/i, "The disk is read-only. Name a folder that can be written in DATA_DIR."],
  [/could not bind|Address already in use|EADDRINUSE/i, "No free port was found on 127.0.0.1."],
  [/Cannot allocate memory|ENOMEM|could not map anonymous shared memory/i, "There is not enough memory for Postgres."],
  [/error while loading shared libraries/i, "A library that Postgres needs is missing."],
  [/EPERM/, "The system does not let this process start Postgres as another user."],
  [/Permission denied|EACCES/i, "A file or folder may not be opened. Does it belong to another user?"],
];

/** What went wrong, in plain words where the cause is known, followed by Postgres' last log lines. */
export function failure(doing: string, cause: unknown): EmbeddedPostgresError {
  if (cause instanceof EmbeddedPostgresError) return cause;
  const text = cause instanceof Error ? cause.message : String(cause);
  const known = causes.find(([pattern]) => pattern.test(text));
  const lastLines = text.trim().split("\n").slice(-4).join("\n");
  return new EmbeddedPostgresError([`${doing} failed.`, known?.[1], lastLines].filter(Boolean).join(" "), { cause });
}
