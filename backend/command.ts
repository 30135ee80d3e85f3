import { v5 as uuidFrom, v7 as newUuid } from "uuid";
import type { Actor, Meta, NewEvent } from "../eventstore/eventStore.ts";

const namespace = "5d0a3f0e-6c1b-4a7e-9a63-1c9e2f7b8d10";

/** One intention as it reached us. A key makes it repeatable: the same key from the same caller is the same command. */
export interface Command {
  readonly actor: Actor;
  readonly now: string; // ISO 8601 UTC
  readonly requestId: string;
  readonly key?: string | undefined;
  /** Hears what it led to. A repeat leads to nothing new. */
  readonly recorded?: (facts: readonly Omit<NewEvent, "meta">[]) => void;
}

const caller = ({ actor }: Command) => (typeof actor === "string" ? actor : actor.userId);

/**
 * The id of what a command creates: a repeat of a keyed command creates the same thing of that kind, whose name must
 * never change.
 */
export const newId = (command: Command, kind: string) =>
  command.key ? uuidFrom(`${kind}\n${caller(command)}\n${command.key}`, namespace) : newUuid();

/**
 * The same command about one thing. Ids stand alone, so a key used elsewhere too must not make the same thing in both
 * places.
 */
export const commandAbout = (command: Command, id: string): Command => ({
  ...command,
  key: command.key && `${command.key} ${id}`,
});

/** The id of the n-th fact a command records in a stream. */
export const factId = (command: Command, stream: string, n: number) =>
  command.key ? uuidFrom(`${stream}\n${n}\n${caller(command)}\n${command.key}`, namespace) : newUuid();

export const metaOf = ({ actor, now, requestId }: Command): Meta => ({
  occurredAt: now,
  actor,
  correlationId: requestId,
  causationId: requestId,
});
