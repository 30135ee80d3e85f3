import { setTimeout as pause } from "node:timers/promises";
import { AppendRefused, type EventStore, type NewEvent, type RecordedEvent, StoreUnavailable } from "./eventStore.ts";
import { erasedBy } from "./privacy/events.ts";
import { open, seal } from "./sealed.ts";
import type { SubjectKey, SubjectKeys } from "./subjectKeys.ts";

/** For each fact with personal fields: the field, and whose key seals it. */
export type Secrets = Readonly<Record<string, Readonly<Record<string, (data: never) => string>>>>;

interface Sealed {
  subject: string;
  key: string;
  iv: string; // base64
  sealed: string; // base64
}
type Data = Record<string, unknown>;

const sealedParts = ["subject", "key", "iv", "sealed"];
const readTogether = 100; // events of a stream whose keys are fetched at once
const askKeysAgainAfter = 500; // ms, while they are away

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === "object" &&
  value !== null &&
  sealedParts.every((part) => part in value && typeof Reflect.get(value, part) === "string");
const context = (subject: string, eventId: string) => `${subject} ${eventId}`;

/** A sealed part that does not open: damaged, moved from elsewhere, or sealed with a different key. */
export class Unopened extends Error {}

/**
 * The clear value of a field, opened on first access: many followers of the log never look. One that does not open
 * throws only then, so a damaged fact is a fault only for those who need that field.
 */
const openInto = (data: Data, field: string, value: Sealed, key: SubjectKey, { id, type }: RecordedEvent) => {
  let opened: { readonly clear: unknown } | undefined;
  const get = () => {
    try {
      const text = { iv: Buffer.from(value.iv, "base64"), sealed: Buffer.from(value.sealed, "base64") };
      opened ??= { clear: JSON.parse(open(key.key, text, context(value.subject, id)).toString()) };
      return opened.clear;
    } catch (cause) {
      throw new Unopened(`${type} ${id}: its sealed part was changed or is not its own`, { cause });
    }
  };
  Object.defineProperty(data, field, { get, enumerable: true });
};

export interface SealingStore extends EventStore {
  /** Events as the log will hold them, to be kept elsewhere until it does. Appends nothing. */
  sealed(events: readonly NewEvent[]): Promise<NewEvent[]>;
}

/**
 * The same log, with personal fields sealed on the way in and opened on the way out. A reader gets null for a field
 * whose subject's key was destroyed, and Unopened for one that is damaged.
 */
export const sealing = (store: EventStore, keys: SubjectKeys, secrets: Secrets): SealingStore => {
  const subjectsIn = ({ type, data }: NewEvent) =>
    Object.entries(secrets[type] ?? {})
      .filter(([field]) => Reflect.get(data, field) && !isSealed(Reflect.get(data, field)))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a fact's type says which data it has
      .map(([field, subject]) => ({ field, subject: subject(data as never) }));

  const sealEvent = (event: NewEvent, keyOf: ReadonlyMap<string, SubjectKey>): NewEvent => {
    const data: Data = { ...event.data };
    for (const { field, subject } of subjectsIn(event)) {
      const key = keyOf.get(subject);
      if (!key) throw new AppendRefused(`${event.type}: the key of ${subject} was destroyed`);
      const { iv, sealed } = seal(key.key, Buffer.from(JSON.stringify(data[field])), context(subject, event.id));
      data[field] = { subject, key: key.id, iv: iv.toString("base64"), sealed: sealed.toString("base64") };
    }
    return { ...event, data };
  };

  const openEvent = (event: RecordedEvent, keyOf: ReadonlyMap<string, SubjectKey>): RecordedEvent => {
    const data: Data = { ...event.data };
    for (const [field, value] of Object.entries(data)) {
      if (!isSealed(value)) continue;
      const key = keyOf.get(value.subject);
      if (key) openInto(data, field, value, key, event);
      else data[field] = null;
    }
    return { ...event, data };
  };

  /**
   * Nothing of `erased` subjects is opened, whether or not their key is there; facts that erase add to the set as they
   * pass.
   */
  const openAll = async (events: readonly RecordedEvent[], erased = new Set<string>()) => {
    const subjects = events.flatMap(({ data }) =>
      Object.values(data)
        .filter(isSealed)
        .map(({ subject }) => subject),
    );
    const keyOf = new Map(subjects.length > 0 ? await keys.forOpening(subjects) : []);
    for (const subject of erased) keyOf.delete(subject);
    return events.map((event) => {
      const subject = erasedBy(event);
      if (subject !== undefined) {
        erased.add(subject);
        keyOf.delete(subject);
      }
      return openEvent(event, keyOf);
    });
  };

  /** A subscription survives a key outage, too. Undefined if the signal ended the wait. */
  const openAllOnceKeysAreThere = async (
    events: readonly RecordedEvent[],
    erased: Set<string>,
    signal: AbortSignal,
  ) => {
    while (!signal.aborted) {
      try {
        return await openAll(events, erased);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        await pause(askKeysAgainAfter, undefined, { signal }).catch(() => {});
      }
    }
    return undefined;
  };

  const sealed = async (events: readonly NewEvent[]) => {
    const subjects = events.flatMap(subjectsIn).map(({ subject }) => subject);
    const keyOf = subjects.length > 0 ? await keys.forSealing(subjects) : new Map<string, SubjectKey>();
    return events.map((event) => sealEvent(event, keyOf));
  };

  return {
    ...store,
    sealed,
    append: async (stream, expected, events) => store.append(stream, expected, await sealed(events)),
    async *read(stream, from) {
      let sealed: RecordedEvent[] = [];
      for await (const event of store.read(stream, from)) {
        if (sealed.push(event) < readTogether) continue;
        yield* await openAll(sealed);
        sealed = [];
      }
      yield* await openAll(sealed);
    },
    /**
     * A subject's data disappears with the fact that erases it, not a moment later with the key: their latest actions
     * must not refill rows that were blanked.
     */
    async *subscribe(after, signal) {
      const erased = new Set<string>();
      for await (const { events, caughtUp } of store.subscribe(after, signal)) {
        const opened = await openAllOnceKeysAreThere(events, erased, signal);
        if (opened) yield { events: opened, caughtUp };
      }
    },
  };
};
