import type { CampView } from "../../../backend/camps/contract.ts";
import { defaultTexts } from "../../shared/campTexts.ts";

export { defaultTexts };
type Texts = Pick<CampView, keyof typeof defaultTexts>;

/** What the coach wrote, or what is usual. */
export const textOf = (camp: Texts, part: keyof Texts) => camp[part]?.trim() || defaultTexts[part];
