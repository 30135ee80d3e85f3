import { relative } from "node:path";
import pg from "pg";
import { Unopened } from "../eventstore/personal.ts";
import { WrongPatch } from "./rows.ts";

/** The project's folder, of the one this is in: among the sources, or built. */
export const rootOf = (folder: string) => folder.replace(/(\/dist\/server)?\/\w+$/, "");
const root = rootOf(import.meta.dirname);
/** With source maps, built code names its sources; without, its own files. */
const ours = /^(?:dist\/server\/)?((?:eventstore|projections|backend|bundle)\/.+)$/;

/**
 * What may be kept and shown of an exception. Not its message, which often quotes the value it is about, and that may
 * be a child's name. So: its class, where in our code it was thrown, and for the database which constraint, column or
 * kind of error. Errors that name only ids, tables and columns are kept in full.
 */
export const harmless = (error: unknown): string => {
  if (error instanceof WrongPatch || error instanceof Unopened) return `${error.constructor.name}: ${error.message}`;
  if (error instanceof pg.DatabaseError) {
    const { code, table, column, constraint } = error;
    const of = Object.entries({ table, column, constraint }).flatMap(([what, name]) => (name ? `${what} ${name}` : []));
    return [`DatabaseError ${code ?? "without a code"}`, ...of].join(", ");
  }
  if (!(error instanceof Error)) return `something of type ${typeof error} was thrown`;
  const location = locationOf(error);
  return location ? `${error.constructor.name} in ${location}` : error.constructor.name;
};

/**
 * The first line of our own code on the stack. The stack begins with the message, which is cut off in case it looks
 * like one.
 */
const locationOf = ({ stack = "", message }: Error): string | undefined => {
  const frames = stack.slice(message ? stack.indexOf(message) + message.length : 0).split("\n");
  for (const frame of frames) {
    const [, file = "", line = ""] = /^ +at .*?((?:file:\/\/)?\/[^():]+):(\d+):\d+\)?$/.exec(frame) ?? [];
    const [, path] = ours.exec(relative(root, file.replace("file://", ""))) ?? [];
    if (path) return `${path}:${line}`;
  }
  return undefined;
};
