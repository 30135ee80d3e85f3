import { erasedBy } from "../../eventstore/privacy/events.ts";
import { open } from "../../eventstore/sealed.ts";
import { isSealed } from "../../eventstore/personal.ts";
import { migrations } from "../../projections/schema/migrations.ts";
import { readArchive, Unusable } from "./archive.ts";
import { logSum } from "./logSum.ts";
import type { Header, LogSum, StoredFact } from "./records.ts";

/** A subject's key as the file has it, still wrapped. */
interface KeptKey {
  readonly id: string;
  readonly iv: string | null; // \x and hexadecimal digits, as Postgres writes bytes
  readonly wrapped: string | null; // null once destroyed
  readonly json: string; // the whole row
}

/** What a backup contains, after reading it to its end. */
export interface Examined {
  readonly header: Header;
  readonly sum: LogSum;
  readonly keys: ReadonlyMap<string, KeptKey>;
  readonly keysHeader: Header;
  /** Subjects the log says are erased. */
  readonly erased: ReadonlySet<string>;
  /** Subjects of sealed data whose key is neither there nor known as destroyed. */
  readonly withoutKey: ReadonlySet<string>;
}

/** Reads both files completely and writes nothing. Throws Unusable if one is damaged or they do not belong together. */
export const examine = async (file: string, keysFile: string, tick: () => void = () => {}): Promise<Examined> => {
  const { keys, header: keysHeader } = await keysIn(keysFile);
  const sum = logSum();
  const revisions = new Map<string, number>();
  const erased = new Set<string>();
  const withoutKey = new Set<string>();
  let header: Header | undefined;
  let stated: LogSum | undefined;
  for await (const line of readArchive(file, "backup")) {
    if ("fungo" in line) header = line;
    if ("log" in line && typeof line.log === "object") stated = line.log;
    if (!("fact" in line)) continue;
    const { fact } = line;
    if (fact.revision !== (revisions.get(fact.stream) ?? -1) + 1)
      throw new Unusable(`${file}: facts of a stream are missing before revision ${fact.revision}, fact ${fact.id}.`);
    revisions.set(fact.stream, fact.revision);
    sum.add(fact);
    for (const { subject, key } of sealedIn(fact)) if (!knows(keys, subject, key)) withoutKey.add(subject);
    const subject = erasedIn(fact);
    if (subject !== undefined) erased.add(subject);
    tick();
  }
  const found = sum.total();
  if (!header || stated?.sha256 !== found.sha256 || stated.facts !== found.facts)
    throw new Unusable(`${file} is damaged: its facts are not those that were written.`);
  return { header, sum: found, keys, keysHeader, erased, withoutKey };
};

/** Throws Unusable if this program cannot restore it with these keys. */
export const refuseMisfits = ({ header, keysHeader, withoutKey }: Examined, keysFile: string) => {
  const unknown = [...header.migrations, ...keysHeader.migrations].filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new Unusable("This backup was made by a newer Fungo. Restore it with that version or a later one.");
  // Written together, they agree: then the product itself had lost these keys.
  if (withoutKey.size > 0 && header.id !== keysHeader.id)
    throw new Unusable(
      `${keysFile} lacks the keys of ${withoutKey.size} subjects whose data is in this backup: ` +
        `it is older than the backup (${keysHeader.takenAt}, the backup ${header.takenAt}), or of another product.`,
    );
};

/** Throws Unusable unless the master key opens every one of them. */
export const proveMasterOpens = (
  keys: ReadonlyMap<string, KeptKey>,
  { master, masterFile }: { master: Buffer; masterFile: string },
) => {
  for (const [subject, { iv, wrapped }] of keys) {
    if (!iv || !wrapped) continue;
    try {
      open(master, { iv: bytes(iv), sealed: bytes(wrapped) }, subject);
    } catch (cause) {
      throw new Unusable(
        `The master key in ${masterFile} does not open the keys of this backup. MASTER_KEY_FILE must name the file ` +
          `that the product used when its keys were backed up.`,
        { cause },
      );
    }
  }
};

const keysIn = async (file: string) => {
  const keys = new Map<string, KeptKey>();
  let header: Header | undefined;
  for await (const line of readArchive(file, "keys")) {
    if ("fungo" in line) header = line;
    if (!("row" in line)) continue;
    const { json } = line.row;
    const { subject, ...key } = JSON.parse(json) as KeptKey & { subject: string };
    keys.set(subject, { id: key.id, iv: key.iv, wrapped: key.wrapped, json });
  }
  if (!header) throw new Unusable(`${file} is empty.`);
  return { keys, header };
};

const sealedIn = ({ data }: StoredFact) =>
  data.includes('"sealed"') ? Object.values(JSON.parse(data) as object).filter(isSealed) : [];
const knows = (keys: ReadonlyMap<string, KeptKey>, subject: string, id: string) => {
  const key = keys.get(subject);
  return key !== undefined && (key.wrapped === null || key.id === id);
};
const erasedIn = ({ type, data }: StoredFact) =>
  data.includes('"subject"') ? erasedBy({ type, data: JSON.parse(data) as object }) : undefined;
const bytes = (text: string) => Buffer.from(text.replace(/^\\x/, ""), "hex");
