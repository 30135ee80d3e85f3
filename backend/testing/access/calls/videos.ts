import { expect } from "vitest";
import { activateMembershipUrl } from "../../../memberships/contract.ts";
import { marksReadUrl, marksUrl, type MarkView } from "../../../videos/marks/contract.ts";
import {
  exportVideosUrl,
  posterUrl,
  titleUrl,
  uploadsUrl,
  videoUrl,
  type VideoView,
} from "../../../videos/contract.ts";
import { turnaroundUrl, videoHistoryUrl, videoStatusUrl } from "../../../videos/review/contract.ts";
import { clip } from "../../../videos/testing/clips.ts";
import { line, picture, uploaded, videoForm, voiceForm } from "../../../videos/testing/videos.ts";
import { voiceNotesUrl, voiceNoteUrl, type VoiceNoteView } from "../../../videos/voice/contract.ts";
import { does } from "../../held.ts";
import type { Person } from "../../testProduct.ts";
import type { Cast } from "../accessCast.ts";
import type { MatrixRole } from "../accessMatrix.ts";
import { type Calls, isPlayer, lists, once, sees } from "./call.ts";

/** A player with a membership that nothing else uses. */
const member = async (cast: Cast) => {
  const who = await cast.leaving("playerOwner");
  await cast.admin("POST", activateMembershipUrl, { userId: who.id });
  return who;
};

const newVideo = async (cast: Cast) => {
  const owner = await member(cast);
  return { owner, video: await uploaded(owner, { instructorId: cast.instructorOwner.id }) };
};
/** A video of a player for the instructor who owns things. Its player stands for the one who does. */
const oneVideo = once(newVideo);
/** One that is reviewed, called otherwise, and so on, by everyone who may. */
const changed = once(newVideo);
const asOwner = (role: MatrixRole, owner: Person) => (role === "playerOwner" ? { as: owner } : {});

/** A review of a video, of a player for the instructor who owns things. */
const onVideo =
  (pathOf: (id: string) => string, body: object, one = changed): Calls[string] =>
  async (cast, role) => {
    const {
      owner,
      video: { id },
    } = await one(cast);
    const check = (video: object) => expect(video).toMatchObject({ id, ...body });
    return { path: pathOf(id), body, ...asOwner(role, owner), check };
  };

const listed =
  (pathOf: (owner: Person) => string): Calls[string] =>
  async (cast, role) => {
    const {
      owner,
      video: { id },
    } = await oneVideo(cast);
    const check = (list: { id: string }[]) => expect(lists(list, id)).toBe(sees(role));
    return { path: pathOf(owner), ...asOwner(role, owner), check };
  };

const drawnOn =
  (urlOf: (id: string) => string): Calls[string] =>
  async (cast, role) => {
    const { owner, video } = await oneVideo(cast);
    const mark = line();
    await does(owner, "POST", marksUrl(video.id), { annotations: [mark], removed: [] });
    const check = (marks: MarkView[]) => expect(marks).toContainEqual(expect.objectContaining(mark));
    return { path: urlOf(video.id), ...asOwner(role, owner), check };
  };

const talkedOn = async (cast: Cast) => {
  const { owner, video } = await oneVideo(cast);
  const { body } = await does(cast.instructorOwner, "POST", voiceNotesUrl(video.id), voiceForm());
  return { owner, video, note: body as VoiceNoteView };
};

const version = { "tus-resumable": "1.0.0" };
const ofUpload = {
  ...version,
  "upload-length": String(clip("plain.mp4").length),
  "upload-metadata": `title ${btoa("Swing")},filename ${btoa("swing.mp4")}`,
};
/** An upload that has begun: the instructor's own, or a player's. */
const onUpload =
  (call: { readonly body?: object; readonly headers?: Record<string, string> }): Calls[string] =>
  async (cast, role) => {
    const owner = role === "instructorOwner" ? cast.instructorOwner : await member(cast);
    const { headers } = await does(owner, "POST", uploadsUrl, undefined, ofUpload);
    return {
      path: headers.get("location")!,
      ...asOwner(role, owner),
      ...call,
      headers: { ...version, ...call.headers },
    };
  };

export const videos: Calls = {
  "POST /api/videos/upload": async (cast, role) => {
    const body = videoForm();
    const check = (video: object) => expect(video).toMatchObject({ title: "Cage, Tuesday", isOwn: true });
    if (!isPlayer(role)) return { path: "/api/videos/upload", body, check };
    const who = await member(cast);
    return { path: "/api/videos/upload", body, as: who, check };
  },
  "GET /api/video-turnaround": () => ({
    path: turnaroundUrl,
    check: (answer) => expect(Object.keys(answer)).toEqual(["hours"]),
  }),
  "GET /api/videos": listed(() => "/api/videos"),
  "GET /api/videos?studentId={id}": listed(({ id }) => `/api/videos?studentId=${id}`),
  "GET /api/videos/export": async (cast, role) => {
    const { owner } = await oneVideo(cast);
    return {
      path: exportVideosUrl,
      ...asOwner(role, owner),
      check: (zip: string) => expect(zip.slice(0, 2)).toBe("PK"),
    };
  },
  "GET /api/instructor/videos": listed(() => "/api/instructor/videos"),
  "GET /api/videos/{id}": async (cast, role) => {
    const {
      owner,
      video: { id, title },
    } = await oneVideo(cast);
    const check = (video: object) => expect(video).toMatchObject({ id, title });
    return { path: `/api/videos/${id}`, ...asOwner(role, owner), check };
  },
  "PATCH /api/videos/{id}": onVideo(videoUrl, { feedback: "Elbow up.", instructorNotes: "Shy", status: "reviewed" }),
  "PATCH /api/videos/{id}/status": onVideo(videoStatusUrl, { status: "in_progress" }, once(newVideo)),
  "GET /api/videos/{id}/history": async (cast, role) => {
    const { owner, video } = await oneVideo(cast);
    const check = ([first]: object[]) => expect(first).toMatchObject({ of: video.id, what: "VideoUploaded" });
    return { path: videoHistoryUrl(video.id), ...asOwner(role, owner), check };
  },
  "PATCH /api/videos/{id}/title": async (cast, role) => {
    const {
      owner,
      video: { id },
    } = await changed(cast);
    const check = (video: object) => expect(video).toMatchObject({ id, title: "Cage, Wednesday" });
    return { path: titleUrl(id), body: { title: "Cage, Wednesday" }, ...asOwner(role, owner), check };
  },
  "PUT /api/videos/{id}/poster": async (cast, role) => {
    const isCoachs = role === "instructorOwner";
    const who = isCoachs ? cast.instructorOwner : (await changed(cast)).owner;
    const { id } = isCoachs ? await uploaded(who) : (await changed(cast)).video;
    const check = (video: VideoView) => expect(video.thumbnailPath).toMatch(/\.webp$/);
    const headers = { "content-type": "image/webp" };
    return { path: posterUrl(id), body: picture(), headers, ...asOwner(role, who), check };
  },
  "GET /api/videos/{id}/voice-notes": async (cast, role) => {
    const { owner, video, note } = await talkedOn(cast);
    const check = (notes: VoiceNoteView[]) => expect(notes).toContainEqual(expect.objectContaining({ id: note.id }));
    return { path: voiceNotesUrl(video.id), ...asOwner(role, owner), check };
  },
  "POST /api/videos/{id}/voice-notes": async (cast, role) => {
    const { owner, video } = await oneVideo(cast);
    const check = (note: VoiceNoteView) => expect(note).toMatchObject({ authorId: cast.instructorOwner.id });
    return { path: voiceNotesUrl(video.id), body: voiceForm(), ...asOwner(role, owner), check };
  },
  "DELETE /api/videos/{id}/voice-notes/{noteId}": async (cast, role) => {
    const { owner, video, note } = await talkedOn(cast);
    const check = (left: object) => expect(left).toEqual({ id: note.id, deleted: true });
    return { path: voiceNoteUrl(video.id, note.id), ...asOwner(role, owner), check };
  },
  "GET /api/video-annotations/{id}": drawnOn(marksReadUrl),
  "GET /api/videos/{id}/annotations": drawnOn(marksUrl),
  "POST /api/videos/{id}/annotations": async (cast, role) => {
    const { owner, video } = await oneVideo(cast);
    const mark = line();
    const check = (marks: MarkView[]) => expect(marks).toContainEqual(expect.objectContaining(mark));
    return { path: marksUrl(video.id), body: [mark], ...asOwner(role, owner), check };
  },
  "GET /api/uploads/{filename}": async (cast, role) => {
    const { owner, video } = await oneVideo(cast);
    const check = (bytes: string) => expect(bytes.slice(4, 8)).toBe("ftyp");
    return { path: video.filePath, ...asOwner(role, owner), check };
  },
  "DELETE /api/videos/{id}": async (cast, role) => {
    const who = await member(cast);
    const { id } = await uploaded(who, { instructorId: cast.instructorOwner.id });
    return {
      path: `/api/videos/${id}`,
      ...asOwner(role, who),
      check: (left) => expect(left).toEqual({ id, deleted: true }),
    };
  },
  "POST /api/videos/uploads": async (cast, role) => ({
    path: uploadsUrl,
    headers: ofUpload,
    ...(isPlayer(role) && { as: await member(cast) }),
  }),
  "HEAD /api/videos/uploads/{uploadId}": onUpload({}),
  "PATCH /api/videos/uploads/{uploadId}": onUpload({
    body: clip("plain.mp4"),
    headers: { "content-type": "application/offset+octet-stream", "upload-offset": "0" },
  }),
  "DELETE /api/videos/uploads/{uploadId}": onUpload({}),
};
