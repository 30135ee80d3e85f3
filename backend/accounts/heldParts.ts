import { AccountEvent, userStream } from "../../eventstore/accounts/events.ts";
import type { RecordedEvent } from "../../eventstore/eventStore.ts";
import { accountHeldOn, profileHeldOn } from "../../projections/accounts/exportQueries.ts";
import { inWords, withDollars } from "../../projections/exportWords.ts";
import type { Backend, HeldPart } from "../backend.ts";
import { waysIn } from "./waysIn.ts";

/** A part of one row, or of none. */
async function* once<T extends object>(row: Promise<T | undefined>) {
  const found = await row;
  if (found) yield found;
}

const byWhom = ({ meta: { actor } }: RecordedEvent, userId: string) =>
  typeof actor === "string" ? actor : actor.userId === userId ? "you" : actor.role;

/** What was told of an account from the first day on: a name stays in the log when another one takes its place. */
async function* changesOf({ store }: Pick<Backend, "store">, userId: string) {
  for await (const event of store.read(userStream(userId))) {
    const { type, data } = AccountEvent.parse(event);
    const { userId: _, ...told } = data;
    yield { at: event.meta.occurredAt, what: inWords(type), by: byWhom(event, userId), ...withDollars(told) };
  }
}

/** Who agreed to what for this person. */
async function* consentsFor({ store }: Pick<Backend, "store">, userId: string) {
  for await (const event of store.read(userStream(userId))) {
    const { type, data } = AccountEvent.parse(event);
    if (type === "GuardianConfirmed")
      yield { what: "A parent or guardian confirmed the account.", at: event.meta.occurredAt, ...data.personal };
  }
}

export const accountParts: readonly HeldPart[] = [
  { name: "account", rows: (backend, userId) => once(accountHeldOn(backend.db, userId)) },
  { name: "consents", rows: (backend, userId) => consentsFor(backend, userId) },
  { name: "instructorProfile", rows: (backend, userId) => once(profileHeldOn(backend.db, userId)) },
  { name: "accountChanges", rows: (backend, userId) => changesOf(backend, userId) },
  { name: "waysIn", rows: (backend, userId) => waysIn(backend.db, userId) },
];
