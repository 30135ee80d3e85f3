import type { Backend } from "./backend.ts";
import type { Command } from "./command.ts";
import type { Call } from "./http/call.ts";
import type { Limit } from "./http/limits.ts";
import type { Process } from "./process.ts";
import type { Due, TimedWork } from "./timed/timedWork.ts";

/** What one context does about somebody who was erased. Done before, it changes nothing. Answers how many of what it ended. */
export type WhenErased = (
  backend: Backend,
  command: Command,
  subject: string,
) => Promise<Readonly<Record<string, number>>>;

/** One part of what a context holds on people. */
export interface HeldPart {
  readonly name: string; // as the file calls it
  /** Rows about one person, read as they are taken and a few at a time. Nothing in them is about anybody else. */
  readonly rows: (backend: Backend, userId: string) => AsyncIterable<object>;
}

/** Something to be done once a period, whatever node does it. Its name is for ever. */
export interface Timed extends Omit<TimedWork, "run"> {
  readonly run: (backend: Backend, due: Due) => Promise<unknown>;
}

/** The face of a context: what it brings to the product. */
export interface Context {
  readonly name: string;
  /** By what they are about, as the description groups them. */
  readonly calls?: Readonly<Record<string, readonly Call[]>>;
  /** The mails that follow from facts. */
  readonly mails?: readonly ((backend: Backend) => Process)[];
  readonly timed?: readonly Timed[];
  readonly limits?: Readonly<Record<string, Limit>>;
  readonly whenErased?: readonly WhenErased[];
  /** What it holds on people, in the order of the file that they are given. */
  readonly exported?: readonly HeldPart[];
}
