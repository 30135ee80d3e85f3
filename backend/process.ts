import type { RecordedEvent } from "../eventstore/eventStore.ts";
import type { Post } from "./post.ts";

type Recorded<F> = F extends { type: string; data: object } ? Omit<RecordedEvent, "type" | "data"> & F : never;
type Handlers<E extends { type: string; data: object }> = {
  readonly [T in E["type"]]?: (fact: Recorded<Extract<E, { type: T }>>) => Promise<readonly Post[]>;
};

/**
 * What follows from a fact: mails. It gets every fact at least once, when the read models show it, and none from before
 * it existed. What it looks up may have changed since; it records nothing and sends nothing itself.
 */
export interface Process {
  readonly name: string; // a sentence
  readonly on: Readonly<Record<string, (fact: RecordedEvent) => Promise<readonly Post[]>>>;
}

/** Checks handlers against their facts; facts without a handler are ignored. */
export const processOf = <E extends { type: string; data: object }>(name: string, on: Handlers<E>): Process =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a handler meets only facts of the type it is under
  ({ name, on: on as unknown as Process["on"] });
