import { AppendRefused, type EventStore, type NewEvent, type RecordedEvent } from "./eventStore.ts";
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

const isSealed = (value: unknown): value is Sealed =>
  typeof value === "object" && value !== null && "sealed" in value && "subject" in value;
const context = (subject: string, eventId: string) => `${subject} ${eventId}`;

/**
 * The same log, with personal fields sealed on the way in and opened on the way out.
 * A reader gets null for a field whose subject's key was destroyed.
 */
export const sealing = (store: EventStore, keys: SubjectKeys, secrets: Secrets): EventStore => {
  const subjectsIn = ({ type, data }: NewEvent) =>
    Object.entries(secrets[type] ?? {})
      .filter(([field]) => (data as Data)[field])
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
    const fields = Object.entries(event.data as Data).filter(([, value]) => isSealed(value));
    if (fields.length === 0) return event;
    const data: Data = { ...event.data };
    for (const [field, value] of fields as [string, Sealed][]) {
      const key = keyOf.get(value.subject);
      data[field] = key
        ? JSON.parse(
            open(
              key.key,
              { iv: Buffer.from(value.iv, "base64"), sealed: Buffer.from(value.sealed, "base64") },
              context(value.subject, event.id),
            ).toString(),
          )
        : null;
    }
    return { ...event, data };
  };

  const openAll = async (events: readonly RecordedEvent[]) => {
    const subjects = events.flatMap(({ data }) =>
      Object.values(data as Data)
        .filter(isSealed)
        .map(({ subject }) => subject),
    );
    const keyOf = subjects.length > 0 ? await keys.forOpening(subjects) : new Map<string, SubjectKey>();
    return events.map((event) => openEvent(event, keyOf));
  };

  return {
    ...store,
    async append(stream, expected, events) {
      const subjects = events.flatMap(subjectsIn).map(({ subject }) => subject);
      const keyOf = subjects.length > 0 ? await keys.forSealing(subjects) : new Map<string, SubjectKey>();
      return store.append(
        stream,
        expected,
        events.map((event) => sealEvent(event, keyOf)),
      );
    },
    async *read(stream, from) {
      for await (const event of store.read(stream, from)) yield* await openAll([event]);
    },
    async *subscribe(after, signal) {
      for await (const { events, caughtUp } of store.subscribe(after, signal))
        yield { events: await openAll(events), caughtUp };
    },
  };
};
