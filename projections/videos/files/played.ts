import type { RowOf } from "../../table.ts";
import type { videos } from "../tables.ts";
import type { Container } from "../view.ts";

export const addressOf = (fileId: string, container: Container | null | undefined) =>
  `/api/uploads/${fileId}.${container}`;

export const inSeconds = (exactly: number | null) => (exactly === null ? null : Math.round(exactly));

type Video = RowOf<typeof videos>;

/** Whether a node here makes copies, and one of this video, or weekly video, waits or is under way. */
export const isConverting = (id: string) =>
  `exists (select from web.conversion c where c.video_id = ${id} and c.wanted_until > now())`;

export const conversionOf = ({
  copyId,
  conversionFailed,
  isConverting: isUnderWay,
}: Pick<Video, "copyId" | "conversionFailed"> & { readonly isConverting: boolean }) => {
  if (copyId !== null) return null;
  if (conversionFailed !== null) return "failed";
  return isUnderWay ? "under way" : null;
};

/** What is played, and what is known of it. Of some originals their bytes tell nothing, and their copies' tell it. */
export const played = ({
  fileId,
  picture,
  copyId,
  copyPicture,
}: Pick<Video, "fileId" | "picture" | "copyId" | "copyPicture">) => {
  const originalPath = addressOf(fileId, picture?.container);
  if (copyId === null || copyPicture === null) return { ...picture, filePath: originalPath, originalPath };
  const { playable, fps, isVariable } = copyPicture;
  return {
    ...copyPicture,
    ...picture,
    seconds: picture?.seconds ?? copyPicture.seconds,
    width: picture?.width ?? copyPicture.width,
    height: picture?.height ?? copyPicture.height,
    playable,
    fps,
    isVariable,
    filePath: addressOf(copyId, copyPicture.container),
    originalPath,
  };
};
