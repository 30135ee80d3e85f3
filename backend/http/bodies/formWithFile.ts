import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import busboy from "busboy";
import { z } from "zod";
import { Rejection } from "../rejection.ts";
import { type Body, checked, inTime, noForm, tooLarge, tooSlow, usualRoom } from "./body.ts";

/** A file in a form, as it arrives. Whoever gets it reads all of it. */
export interface SentFile {
  readonly name: string;
  readonly type: string; // what the sender says it is
  readonly content: Readable;
}
/** A form with one file. */
export interface SentForm {
  readonly bytes: number; // as many as it says it has, all in all; 0: it does not say
  /**
   * Reads it to its end and returns its fields, one that is sent several times as lines. `keep` gets the file, if there
   * is one, and the fields that came before it. Throws a Rejection if the form is too large, too slow or unreadable, and
   * what `keep` throws.
   */
  readonly read: (keep: (file: SentFile, before: Fields) => Promise<void>) => Promise<Fields>;
}
type Fields = Readonly<Record<string, string>>;

const quietFor = 60_000; // ms, at most
const mostFields = 250;

/** By whoever takes the file. */
class Refused extends Error {
  constructor(cause: unknown) {
    super("the file was not taken", { cause });
  }
}
const reasonOf = (error: unknown) => {
  if (error instanceof Refused) return error.cause;
  return error instanceof Rejection ? error : noForm();
};

/** Throws a Rejection if it cannot be told where its parts begin. */
const partsOf = (config: busboy.BusboyConfig) => {
  try {
    return busboy(config);
  } catch {
    throw noForm();
  }
};

const readForm = async (
  req: IncomingMessage,
  { field, atMost, large }: { field: string; atMost: number; large: () => Rejection },
  keep: Parameters<SentForm["read"]>[0],
): Promise<Fields> => {
  const fields: Record<string, string> = {};
  let room = usualRoom;
  let keeping: Promise<unknown> | undefined;
  let refused: Refused | undefined;
  // busboy calls a file too large that has just the limit's size.
  const limits = { fileSize: atMost + 1, fieldSize: usualRoom, fields: mostFields, files: 1 };
  const parts = partsOf({ headers: req.headers, defParamCharset: "utf8", limits });
  parts.on("field", (name, value) => {
    fields[name] = Object.hasOwn(fields, name) ? `${fields[name]}\n${value}` : value;
    if ((room -= value.length) < 0) parts.destroy(tooLarge());
  });
  parts.on("fieldsLimit", () => parts.destroy(tooLarge()));
  parts.on("file", (name, content, { filename, mimeType }) => {
    // Whoever reads it hears that it breaks off. If nobody does yet, or ever, that would end the process.
    content.on("error", () => {});
    if (name !== field || filename === undefined) return void content.resume();
    content.once("limit", () => content.destroy(large()));
    keeping = keep({ name: filename, type: mimeType, content }, { ...fields }).catch((error: unknown) => {
      parts.destroy((refused = new Refused(error))); // unless the form broke, and with it the file
    });
  });
  req.setTimeout(quietFor, () => parts.destroy(tooSlow()));
  const [read] = await Promise.allSettled([pipeline(req.iterator({ destroyOnReturn: false }), parts)]);
  await keeping;
  if (read.status === "rejected") throw reasonOf(read.reason);
  if (refused) throw refused.cause; // once all of the form was read: a bucket takes a small file at its end
  return checked(z.record(z.string(), z.string()), fields);
};

/**
 * A form with a file in `field`, which its handler takes as it comes: it may be large, and it is never stored in clear.
 * `shape`: of the fields, for the description; the handler validates them.
 */
export const formWithFile = (
  shape: z.ZodType,
  { field, atMost, within, large }: { field: string; atMost: number; within: number; large: string },
): Body<SentForm> => {
  const isTooLarge = () => new Rejection("tooLarge", "TooLarge", large);
  return {
    types: ["multipart/form-data"],
    atMost,
    within,
    shape,
    read: async ({ req }) => {
      if (Number(req.headers["content-length"]) > atMost + usualRoom) throw isTooLarge();
      const bytes = Number(req.headers["content-length"]) || 0;
      return { bytes, read: (keep) => inTime(readForm(req, { field, atMost, large: isTooLarge }, keep), within) };
    },
  };
};
