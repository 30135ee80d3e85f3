import type { Client } from "../../testing/client.ts";
import { does } from "../../testing/held.ts";
import { weeklyVideosUrl, type WeeklyVideoView } from "../weekly/weeklyContract.ts";
import { clip } from "./clips.ts";

export const hipTurn = "https://video.example/hip-turn?t=42";

/** A weekly video as a browser sends it: a link, unless there are bytes of a file. */
export const weeklyForm = (told: Record<string, string | readonly string[]> = {}, bytes?: Uint8Array) => {
  const form = new FormData();
  const by = bytes ? { uploadType: "file" } : { uploadType: "url", videoUrl: hipTurn };
  for (const [field, value] of Object.entries({ title: "Hip turn", ...by, ...told }))
    for (const one of [value].flat()) form.append(field, one);
  if (bytes) form.set("video", new File([Buffer.from(bytes)], "tee drill.mp4", { type: "video/mp4" }));
  return form;
};

/** Publishes one. Throws if it is refused. */
export const published = async (
  coach: Client,
  told: Parameters<typeof weeklyForm>[0] = {},
  { isFile = false }: { isFile?: boolean } = {},
): Promise<WeeklyVideoView> =>
  (await does(coach, "POST", weeklyVideosUrl, weeklyForm(told, isFile ? clip("plain.mp4") : undefined))).body;

/** For players by their ids, as a form has it. */
export const assignedTo = (...players: readonly { readonly id: string }[]) => ({
  assignedPlayerIds: JSON.stringify(players.map(({ id }) => id)),
});
