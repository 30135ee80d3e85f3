import { setTimeout as pause } from "node:timers/promises";
import { uploadsUrl } from "../../../backend/videos/contract.ts";
import type { Problems } from "../chapter.ts";
import type { Person } from "../people.ts";

const attemptWithin = 20_000; // ms
const patience = 120_000; // ms; a node has long been back by then

/** A file that somebody uploads, and what they were told of it. */
export interface Sent {
  readonly by: Person;
  readonly bytes: Buffer;
  path: string;
  kept: number; // bytes that were acknowledged
  sent: number; // bytes, also those sent again: of each piece that was interrupted, at most all
  videoId: string | undefined; // once it is one
}

interface Asking {
  readonly bases: readonly string[];
  readonly problems: Problems;
  readonly random: () => number;
}
type Answer = Pick<Response, "status" | "headers">;

const isRefused = (error: unknown) =>
  error instanceof TypeError && (error.cause as NodeJS.ErrnoException | undefined)?.code === "ECONNREFUSED";

/** One attempt. Refused: nothing was sent. Undefined: nobody answered, or not to the end. */
const ask = async (
  base: string,
  path: string,
  cookie: string,
  request: RequestInit,
): Promise<Answer | "refused" | undefined> => {
  const headers = { "tus-resumable": "1.0.0", cookie, ...(request.headers as Record<string, string>) };
  const signal = AbortSignal.timeout(attemptWithin);
  try {
    const answer = await fetch(base + path, { ...request, headers, signal });
    await answer.arrayBuffer();
    return answer;
  } catch (error) {
    return isRefused(error) ? "refused" : undefined;
  }
};

/** It says neither yes nor no: a node is just coming back, or another one still writes what it was sent. */
const isLater = ({ status }: Answer) => status === 423 || status === 503;
const oneOf = <T>(list: readonly T[], random: () => number) => list[Math.floor(random() * list.length)]!;

/** Asks any node until one says yes or no. */
const insist = async ({ bases, random }: Asking, path: string, cookie: string, request: RequestInit) => {
  for (const giveUpAt = Date.now() + patience; Date.now() < giveUpAt; await pause(50 + random() * 200)) {
    const answer = await ask(oneOf(bases, random), path, cookie, request);
    if (answer && answer !== "refused" && !isLater(answer)) return answer;
  }
  throw new Error(`${request.method} ${path} was never answered`);
};

const metadata = Object.entries({ title: "Cage", videoType: "drill", filename: "a.mp4", filetype: "video/mp4" })
  .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
  .join(",");

export const begin = async (asking: Asking, by: Person, bytes: Buffer): Promise<Sent> => {
  const headers = { "upload-length": String(bytes.length), "upload-metadata": metadata };
  const answer = await insist(asking, uploadsUrl, by.cookie, { method: "POST", headers });
  const path = answer.headers.get("location");
  if (!path) throw new Error(`an upload was answered ${answer.status}`);
  return { by, bytes, path, kept: 0, sent: 0, videoId: undefined };
};

/** What an upload says of itself, as whoever comes back asks it. */
export const look = async (asking: Asking, upload: Sent) => {
  const { status, headers } = await insist(asking, upload.path, upload.by.cookie, { method: "HEAD" });
  const offset = headers.get("upload-offset");
  if (status !== 200 || offset === null) {
    asking.problems.add(`an upload that was begun was answered ${status}`, upload.path);
    return undefined;
  }
  upload.videoId = headers.get("fungo-video") ?? upload.videoId;
  return Number(offset);
};

interface Sending extends Asking {
  readonly pieceSize: number;
  /** Is told of each piece just before it is sent, and says what to do about it. */
  readonly onPiece: (base: string, piece: { bytes: number; isLast: boolean }) => Advice;
}
interface Advice {
  readonly headers?: Readonly<Record<string, string>>;
  readonly onInterrupted?: () => void;
  /** Whoever sends it is not there any more when it is interrupted. */
  readonly leaves?: boolean;
}

/**
 * Sends it piece by piece; whenever nobody answers it goes on from what is there. Once all of it is said to be there, it
 * is a video.
 */
export const send = async (sending: Sending, upload: Sent): Promise<void> => {
  const { bases, problems, random, pieceSize, onPiece } = sending;
  const { path, by, bytes } = upload;
  while (upload.kept < bytes.length) {
    const body = bytes.subarray(upload.kept, upload.kept + pieceSize);
    const base = oneOf(bases, random);
    const isLast = upload.kept + body.length === bytes.length;
    const { headers: more, onInterrupted, leaves } = onPiece(base, { bytes: body.length, isLast });
    const headers = {
      "content-type": "application/offset+octet-stream",
      "upload-offset": String(upload.kept),
      ...more,
    };
    const answer = await ask(base, path, by.cookie, { method: "PATCH", headers, body: new Uint8Array(body) });
    if (answer === "refused") {
      await pause(50 + random() * 200);
      continue;
    }
    upload.sent += body.length;
    if (answer?.status === 204) {
      upload.kept += body.length;
      upload.videoId = answer.headers.get("fungo-video") ?? upload.videoId;
      continue;
    }
    if (answer && !isLater(answer)) {
      problems.add(`a piece was answered ${answer.status}`, path);
      return;
    }
    onInterrupted?.();
    if (leaves) return;
    const offset = await look(sending, upload);
    if (offset === undefined) return;
    // What was not is sent again, which is one piece at most.
    if (offset < upload.kept) problems.add("acknowledged bytes are lost", `${path}: ${offset} of ${upload.kept}`);
    if (offset > upload.kept + body.length) problems.add("more bytes are there than were sent", path);
    upload.kept = offset;
  }
  if (upload.videoId === undefined) problems.add("all of an upload is there, and it is no video", path);
};
