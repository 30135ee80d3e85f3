import { largestVideo, looksLikeVideo } from "../../../../backend/videos/contract.ts";
import { chosenWords as words } from "../words.ts";

/** What is wrong with a chosen file as far as the browser knows, before anything is sent. */
export const wrongWith = ({ name, type, size }: Pick<File, "name" | "type" | "size">) => {
  if (size === 0) return { title: words.invalidFile, text: words.isEmpty(name) };
  if (!looksLikeVideo({ name, type })) return { title: words.invalidFileType, text: words.chooseAVideo(name) };
  if (size > largestVideo) return { title: words.fileTooLarge, text: words.tooLarge(name) };
  return undefined;
};

/** "IMG_0412.MOV" → "IMG 0412" */
export const titleOf = (fileName: string) =>
  fileName
    .replace(/\.\w{1,5}$/, "")
    .replaceAll(/[_\s]+/g, " ")
    .trim()
    .slice(0, 120);
