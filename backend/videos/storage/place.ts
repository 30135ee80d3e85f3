import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import type { Finding } from "../../operations/open.ts";
import type { Storage } from "./storage.ts";

interface Parts {
  readonly db: Knex;
  readonly files: Pick<Storage, "placeId" | "givePlaceId">;
}

const table = (db: Knex) => db<{ id: string; found: boolean }>("web.video_place");
const agreedOn = async (db: Knex) => (await table(db).first("id"))?.id;

/** The first node says where videos are kept: from then on that place has an id, and the database knows it. */
export const settlePlace = async ({ db, files }: Parts) => {
  if (await agreedOn(db)) return; // and a place without an id is not the one: it is not given one
  const given = randomUUID();
  if (!(await files.placeId())) await files.givePlaceId(given);
  const id = (await files.placeId())!;
  const inserted = table(db)
    .insert({ id, found: id !== given })
    .onConflict("one");
  // Another node may have found it before the one that gave it says so.
  await (id === given ? inserted.merge(["found"]).where("video_place.id", id) : inserted.ignore());
};

/** Whether all files there are this database's. Where it found an id, as a restored one does, others may be another's. */
export const isOwnPlace = async ({ db, files }: Parts) => {
  const known = await table(db).first("id", "found");
  return known !== undefined && !known.found && known.id === (await files.placeId());
};

const goodFor = 60_000; // ms

/**
 * Whether this node keeps videos where the others do. A place that cannot be asked is not another one: then only videos
 * are away. `onOther` is told once.
 */
export const samePlace = ({ db, files }: Parts, onOther: () => void) => {
  let knownUntil = 0;
  let isTold = false;
  return async (): Promise<boolean> => {
    if (performance.now() < knownUntil) return true;
    const [agreed, here] = await Promise.all([agreedOn(db), files.placeId().catch(() => null)]);
    const isSame = agreed === undefined || here === null || here === agreed;
    if (isSame) knownUntil = performance.now() + goodFor;
    else if (!isTold) onOther();
    isTold = !isSame;
    return isSame;
  };
};

/** For the doctor. */
export const placeFinding = async ({ db, files }: Parts): Promise<Finding> => {
  const [known, here] = await Promise.all([table(db).first("id", "found"), files.placeId()]);
  const agreed = known?.id;
  const problem = `this node keeps them elsewhere than the others: its VIDEO_DIR or S3_BUCKET is another one, or isn't mounted. If they were moved here on purpose, put ${agreed} into "place" there.`;
  const isOther = agreed !== undefined && here !== agreed;
  return {
    about: "videos",
    name: "place",
    value: known?.found ? `${here}, found` : (here ?? "none yet"),
    ...(isOther && { problem }),
  };
};
