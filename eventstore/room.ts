import { statfs } from "node:fs/promises";

const least = 64 * 1024 * 1024; // bytes

/** Free bytes on the disk of a folder. */
export const freeIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Whether a database may keep growing there. With less room Postgres soon has to refuse, and cannot recover from a
 * crash.
 */
export const hasRoom = async (folder: string): Promise<boolean> => (await freeIn(folder)) >= least;
