import { finished, Readable } from "node:stream";
import { type DataStore, ERRORS, type Lock, type Locker, Server } from "@tus/server";
import type { Context } from "koa";
import type { Backend } from "../../backend.ts";
import { Rejection } from "../../http/rejection.ts";
import { largestVideo, tooLargeWords, uploadsUrl } from "../contract.ts";
import { fileKey, sealing } from "../sealedFile.ts";
import { noRoom } from "../upload.ts";
import { noSuchUpload, subjectOfUpload } from "../uploads.ts";
import { lockedElsewhere } from "./locks.ts";

type Parts = Pick<Backend, "db" | "keys" | "files" | "uploadLocks">;

const cipherFor = async ({ db, keys }: Parts, fileId: string, offset: number) => {
  const subject = await subjectOfUpload({ db }, fileId);
  const found = subject === undefined ? undefined : (await keys.forOpening([subject])).get(subject);
  if (!found) throw ERRORS.FILE_NO_LONGER_EXISTS; // the player was erased
  return sealing(fileKey(found.key, fileId), offset);
};

/**
 * The same store, which gets its bytes sealed, and locks that are held as long as it writes: the library lets go of them
 * as soon as a caller hangs up, while the store still keeps what has come.
 */
const sealed = (parts: Parts): { datastore: DataStore; locker: Locker } => {
  const store = parts.files.receiving;
  const write = store.write.bind(store);
  const writing = new Map<string, Promise<unknown>>();
  store.extensions = ["creation"]; // without a size in advance no room and no upload could be reserved
  store.write = async (stream, id, offset) => {
    const written = cipherFor(parts, id, offset).then((cipher) => {
      finished(stream, () => cipher.end()); // also when the caller hangs up
      return write(stream.pipe(cipher, { end: false }), id, offset);
    });
    writing.set(id, written);
    return written.finally(() => writing.delete(id));
  };
  const newLock = (id: string): Lock => {
    const lock = parts.uploadLocks.newLock(id);
    return {
      lock: (signal, letGo) => lock.lock(signal, letGo),
      async unlock() {
        await Promise.allSettled([writing.get(id)]);
        await lock.unlock();
      },
    };
  };
  return { datastore: store, locker: { newLock } };
};

const servers = new WeakMap<Parts["files"], Server>();
const serverOf = (parts: Parts): Server => {
  const known = servers.get(parts.files);
  if (known) return known;
  const server = new Server({
    path: uploadsUrl,
    ...sealed(parts),
    relativeLocation: true,
    maxSize: largestVideo,
    allowedOrigins: [],
    lockDrainTimeout: 500,
    namingFunction: (request) => request.headers.get(idHeader)!,
    onUploadCreate: async () => ({ metadata: {} }), // what is told about a video is kept sealed, elsewhere
    onResponseError: (_, error) =>
      error === ERRORS.ERR_LOCK_TIMEOUT || error === ERRORS.ABORTED ? { status_code: 423, body: "" } : undefined,
  });
  servers.set(parts.files, server);
  return server;
};

const idHeader = "x-upload-id"; // from us to the library
const said = [
  "tus-resumable",
  "upload-length",
  "upload-defer-length",
  "upload-offset",
  "content-type",
  "content-length",
];
const answered = ["Tus-Resumable", "Location", "Upload-Offset", "Upload-Length"];

const refusals: Readonly<Record<number, () => Rejection>> = {
  404: noSuchUpload,
  409: () =>
    new Rejection(
      "conflict",
      "WrongOffset",
      "These bytes don't follow what is here. Ask how many are, and go on there.",
    ),
  410: noSuchUpload,
  412: () => new Rejection("stale", "WrongVersion", "This takes tus 1.0.0."),
  413: () => new Rejection("tooLarge", "TooLarge", tooLargeWords),
  423: lockedElsewhere,
};
const unreadable = () => new Rejection("malformed", "BadUpload", "This isn't an upload as tus 1.0.0 has it.");

const refusalOf = async (parts: Parts, id: string, response: Response) => {
  const refusal = refusals[response.status];
  if (refusal) return refusal();
  if (response.status < 500 || response.status === 501) return unreadable();
  if (!(await subjectOfUpload(parts, id))) return noSuchUpload(); // stopped while it was being written
  const free = await parts.files.free();
  const isFull = free !== undefined && free < 1024 ** 2;
  return isFull ? noRoom() : new Error(`tus: ${(await response.text()).trim()}`);
};

/**
 * Answers by the protocol tus 1.0.0, in the headers. `id`: the upload's, also of one to be created. Returns how many
 * bytes are there. Throws a Rejection.
 */
export const answerTus = async (parts: Parts, ctx: Context, { id, body }: { id: string; body?: Readable }) => {
  const headers = new Headers({ [idHeader]: id });
  for (const name of said) if (ctx.get(name)) headers.set(name, ctx.get(name));
  const path = ctx.method === "POST" ? uploadsUrl : `${uploadsUrl}/${id}`;
  const request = {
    method: ctx.method,
    headers,
    ...(body && { body: Readable.toWeb(body), duplex: "half" }),
  } as RequestInit;
  const response = await serverOf(parts).handleWeb(new Request(`http://fungo${path}`, request));
  if (response.status >= 400) throw await refusalOf(parts, id, response);
  for (const name of answered) {
    const value = response.headers.get(name);
    if (value !== null) ctx.set(name, value);
  }
  return Number(response.headers.get("Upload-Offset"));
};
