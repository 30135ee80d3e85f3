import { randomUUID } from "node:crypto";
import { videoStream } from "../../../eventstore/videos/events.ts";
import { activateMembershipUrl } from "../../memberships/contract.ts";
import type { Client } from "../../testing/client.ts";
import { does } from "../../testing/held.ts";
import type { Peopled, Person, TestProduct } from "../../testing/testProduct.ts";
import type { SentMark } from "../marks/contract.ts";
import { uploadVideoUrl, type UploadVideo, type VideoView } from "../contract.ts";
import { keepCopy, video } from "../video.ts";
import { clip } from "./clips.ts";

interface Sent {
  readonly name?: string; // of the file
  readonly type?: string;
  readonly bytes?: Uint8Array;
}

/** A video as a browser sends it: what is told comes before the file. */
export const videoForm = (
  told: Partial<Record<keyof UploadVideo, string>> = {},
  { name = "IMG_0412.MP4", type = "video/mp4", bytes }: Sent = {},
) => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ title: "Cage, Tuesday", videoType: "practice", ...told }))
    if (value !== undefined) form.set(field, value ?? "");
  form.set("video", new File([Buffer.from(bytes ?? clip("plain.mp4"))], name, { type }));
  return form;
};

/** A picture of 1 x 1 pixel, as WebP. */
export const picture = () => Buffer.from("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/v02aAA=", "base64");

/** A mark as a browser sends it. */
export const line = (more: Partial<Omit<SentMark, "id">> = {}) => ({
  id: randomUUID(),
  type: "line" as const,
  timestamp: 1.2,
  startX: 320,
  startY: 180,
  endX: 330.5,
  endY: 90,
  color: "#ff0000",
  ...more,
});

/** A coach's recording as a browser sends it. */
export const voiceForm = (told: Record<string, string> = {}, bytes: Uint8Array = clip("sound.webm")) => {
  const form = new FormData();
  for (const [field, value] of Object.entries(told)) form.set(field, value);
  form.set("recording", new File([Buffer.from(bytes)], "voice.webm", { type: "audio/webm" }));
  return form;
};

/** Uploads a video. Throws if it is refused. */
export const uploaded = async (who: Client, ...form: Parameters<typeof videoForm>): Promise<VideoView> =>
  (await does(who, "POST", uploadVideoUrl, videoForm(...form))).body;

/** A copy that plays everywhere, of which there is the fact and no file. */
export const copied = ({ backend }: Pick<TestProduct, "backend">, { id: videoId }: Pick<VideoView, "id">) => {
  const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
  const size = { width: 160, height: 90, rotation: 0, seconds: 2, fps: 10, isVariable: false } as const;
  const picture = { ...size, container: "mp4", codec: "avc", audio: null, playable: "everywhere" } as const;
  const file = { fileId: randomUUID(), bytes: 1000, sha256: "0".repeat(64), container: "mp4", picture } as const;
  return backend.handle(
    { fold: video, stream: videoStream(videoId), command },
    keepCopy({ videoId, rendition: "copy", ...file }),
  );
};

/** Lets a player upload. */
export const makeMember = async (product: Pick<Peopled, "person">, { id: userId }: Pick<Person, "id">) => {
  const admin = await product.person("admin");
  await does(admin, "POST", activateMembershipUrl, { userId });
};
