import type { Readable } from "node:stream";
import type { DataStore } from "@tus/server";

/** A file as it is stored: its size, and the hash by which a changed one is noticed. */
export interface Stored {
  readonly bytes: number;
  readonly sha256: string; // hex, of the sealed bytes
}

/** Part of a file, both ends included. */
export interface Part {
  readonly first: number; // byte
  readonly last: number;
}

/**
 * Where files are kept, which are sealed before they come here. It knows nothing of videos. A file is written once and
 * never changed. Ids are UUIDs; any other is refused with an Error.
 */
export interface Storage {
  /**
   * Stores all of it or nothing: once it returns, the file outlives a loss of power. Throws FileExists, NoRoom, and what
   * the bytes throw.
   */
  readonly put: (fileId: string, sealed: Readable) => Promise<Stored>;
  /** Where files arrive piece by piece, by the same ids. Their bytes are sealed, too. */
  readonly receiving: DataStore;
  /**
   * Makes a file of what arrived, once all of it is there: from then on it outlives a loss of power. Doing it again
   * changes nothing. Throws NoSuchFile.
   */
  readonly settle: (fileId: string) => Promise<Stored>;
  /**
   * Its bytes, or part of them. `through` makes others of each piece at once, and may not keep the piece: that takes
   * less than a stream behind this one. Throws NoSuchFile.
   */
  readonly read: (fileId: string, part?: Part, through?: (piece: Buffer) => Buffer) => Promise<Readable>;
  /** Its size; undefined if there is none. */
  readonly size: (fileId: string) => Promise<number | undefined>;
  /** Throws NoSuchFile. */
  readonly check: (fileId: string) => Promise<Stored>;
  /** Also one that has not fully arrived. One that is gone is fine. */
  readonly remove: (fileId: string) => Promise<void>;
  /** All that is stored, whole files only. */
  readonly list: () => AsyncIterable<{ readonly fileId: string; readonly bytes: number; readonly changedAt: string }>;
  /** How many files are on their way, or were left on it. */
  readonly arriving: () => Promise<number>;
  /** Removes what writing left behind where it broke off before then (ISO 8601). */
  readonly sweep: (before: string) => Promise<void>;
  /** The id that was given to where files are kept, by which all nodes know that they have the same. */
  readonly placeId: () => Promise<string | undefined>;
  /** The first one stays. */
  readonly givePlaceId: (id: string) => Promise<void>;
  /** How many bytes fit. Undefined: no limit is known. */
  readonly free: () => Promise<number | undefined>;
}

export class NoSuchFile extends Error {
  constructor(fileId: string) {
    super(`There is no file ${fileId}`);
  }
}
export class FileExists extends Error {
  constructor(fileId: string) {
    super(`There is a file ${fileId} already`);
  }
}

export class NoRoom extends Error {}

/** Whether a bucket, or the way to it, is at fault: told by the marks of its library, which a folder does not load. */
export const isBucketAway = (error: unknown) =>
  error instanceof Error && ("$metadata" in error || error.name === "TimeoutError");

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isFileId = (name: string) => uuid.test(name);
