import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { userStream } from "../../../eventstore/accounts/open.ts";
import { coachPhotoBy, photoOf, roleOf } from "../../../projections/accounts/open.ts";
import { person, choosePhoto, pictureIn, type Picture, removePhoto, undoPhotoChange } from "../../accounts/open.ts";
import { largestPhoto, photoSide, photoUrl, PhotoView } from "../../accounts/photos/contract.ts";
import type { Backend, Undo, WhenErased } from "../../backend.ts";
import type { Command } from "../../command.ts";
import type { Written } from "../../http/answers.ts";
import { raw } from "../../http/bodies/bodies.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { sought } from "../../sought.ts";
import { keep, opened } from "../files.ts";
import { at } from "../finishing.ts";
import { pictures } from "../poster.ts";
import { NoRoom } from "../storage/storage.ts";
import { noRoom } from "../upload.ts";

const notAPhoto = "Please send a photo: JPEG, PNG or WebP.";
const unfitWords = {
  "not a picture": notAPhoto,
  broken: "This photo is damaged. Please try another one.",
  moves: "This is an animation. Please send a photo that doesn't move.",
} as const;
const refuse = (code: string, message: string) => at("photo", code, message);

const bitsPerPixel = 64; // at most: four channels of two bytes
/** A PNG may unpack to far more than the size it states: then it isn't a picture, and nobody's browser should try. */
const unpacks = async ({ parts, width, height }: Picture) => {
  const bytes = Buffer.concat(parts);
  const packed: Buffer[] = [];
  for (let from = 8; from < bytes.length; from += 12 + bytes.readUInt32BE(from))
    if (bytes.toString("latin1", from + 4, from + 8) === "IDAT")
      packed.push(bytes.subarray(from + 8, from + 8 + bytes.readUInt32BE(from)));
  const most = ((width * bitsPerPixel) / 8 + 1) * height * 2; // with what an interlaced one has more
  return promisify(inflate)(Buffer.concat(packed), { maxOutputLength: most }).then(
    ({ length }) => length > 0,
    () => false,
  );
};

/** A square picture by its bytes, with nothing else in it. Throws a Rejection. */
const photoIn = async (bytes: Buffer) => {
  const found = pictureIn(bytes);
  if ("unfit" in found) throw refuse("NotAPhoto", unfitWords[found.unfit]);
  const { width, height } = found;
  if (width !== height) throw refuse("NotSquare", "Please crop the photo to a square first.");
  if (width < photoSide.least || width > photoSide.most)
    throw refuse("WrongSize", `Please send a photo of ${photoSide.least} to ${photoSide.most} pixels on a side.`);
  if (found.container === "png" && !(await unpacks(found))) throw refuse("NotAPhoto", unfitWords.broken);
  return { container: found.container, bytes: Buffer.concat(found.parts) };
};

const target = (userId: string, command: Command) => ({ fold: person, stream: userStream(userId), command });
const noSuchPhoto = () => new Rejection("missing", "NoSuchPhoto", "We couldn't find this photo.");
const noSuchInstructor = () => new Rejection("missing", "NoSuchInstructor", "Instructor ID not found");

const refuseOthers = (user: { readonly id: string; readonly role: string }, userId: string) => {
  if (user.role !== "admin" && user.id !== userId)
    throw new Rejection("forbidden", "Forbidden", "You can only change your own photo.");
};
const shown = async ({ db }: Backend, id: string): Promise<PhotoView> => ({
  id,
  profileImageUrl: (await photoOf(db, id)) ?? null,
});

/** Keeps it sealed with the coach's key, until it turns out that it is not wanted. Throws a Rejection. */
const keepPhoto = async (backend: Backend, command: Command, userId: string, sent: Buffer) => {
  const { container, bytes } = await photoIn(sent);
  const fileId = randomUUID();
  try {
    const stored = await keep(backend, { userId, fileId }, Readable.from([bytes]));
    await backend.handle(target(userId, command), choosePhoto({ userId, photo: { fileId, container, ...stored } }));
  } catch (error) {
    if (error instanceof Rejection) await backend.files.remove(fileId); // else the fact may be there
    throw error instanceof NoRoom ? noRoom() : error;
  }
};

const fileName = /^([0-9a-f-]{36})\.(jpg|png|webp)$/;
const aDay = 24 * 60 * 60; // s

/** Another photo has another address, and one that was removed is soon gone everywhere. Nothing in it runs. */
const keptForADay =
  ({ fileId, container, bytes }: { fileId: string; container: keyof typeof pictures; bytes: Buffer }): Written =>
  (ctx) => {
    ctx.set({
      "Cache-Control": `public, max-age=${aDay}, immutable`,
      ETag: `"${fileId}"`,
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
    ctx.type = pictures[container];
    ctx.body = bytes;
  };

export const coachPhotoCalls: readonly Call[] = [
  call(
    "PUT",
    photoUrl(":id"),
    {
      does: `Gives an instructor another photo, which everyone sees: a square of ${photoSide.least} to ${photoSide.most} pixels. Only the picture is kept of the file, and nothing of where or with what it was taken.`,
      who: ["instructor", "admin"],
      whoInWords: "the instructor, and admins",
      unkeyed: true,
      body: raw(["image/jpeg", "image/png", "image/webp"], { atMost: largestPhoto, within: 60_000 }),
      answer: { status: 200, body: PhotoView },
      refused: {
        408: "It took longer than a minute to arrive.",
        413: "It's larger than 500 kB.",
        415: "It isn't sent as one of these types.",
        422: "By its bytes it's no JPEG, PNG or WebP, or it's damaged or moves (NotAPhoto), it's no square (NotSquare), or too small or large (WrongSize).",
        507: "There's no room for it (NoRoom).",
      },
    },
    async ({ user, params: { id }, body, command }, backend) => {
      if ((await roleOf(backend.db, id)) !== "instructor") throw noSuchInstructor();
      refuseOthers(user, id);
      await keepPhoto(backend, command, id, body);
      return shown(backend, id);
    },
  ),
  call(
    "DELETE",
    photoUrl(":id"),
    {
      does: "Removes an instructor's photo. A drawn one is shown instead.",
      who: ["instructor", "admin"],
      whoInWords: "the instructor, and admins",
      answer: { status: 200, body: PhotoView },
    },
    async ({ user, params: { id }, command }, backend) => {
      if (!(await roleOf(backend.db, id))) throw noSuchInstructor();
      refuseOthers(user, id);
      await backend.handle(target(id, command), removePhoto({ userId: id }));
      return shown(backend, id);
    },
  ),
  call(
    "GET",
    "/api/coach-photos/:filename",
    {
      does: "Sends the photo of an instructor. It never changes; another one has another address.",
      who: "everybody",
      answer: { status: 200, type: "image/*" },
    },
    async ({ params: { filename } }, backend) => {
      const [, fileId = "", ending] = fileName.exec(filename) ?? [];
      const { userId, container } = await sought(
        backend,
        async () => {
          const found = await coachPhotoBy(backend.db, fileId);
          return found?.container === ending ? found : undefined;
        },
        noSuchPhoto,
      );
      return keptForADay({ fileId, container, bytes: await buffer(await opened(backend, { userId, fileId })) });
    },
  ),
];

const undo: Undo["undo"] = (backend, command, act) =>
  backend.handle(target(act.of, command), undoPhotoChange({ userId: act.of, act }));

export const coachPhotoUndos: readonly Undo[] = [
  { what: "CoachPhotoChosen", undo },
  { what: "CoachPhotoRemoved", undo },
];

/** The files of all photos there ever were: those that were replaced may still wait to be cleared away. */
export const removePhotosOfErased: WhenErased = async ({ stateOf, files }, _, subject) => {
  const { photoFiles } = await stateOf(person, userStream(subject));
  for (const fileId of photoFiles) await files.remove(fileId);
  return { photo: photoFiles.length };
};
