import {
  type ChangeFocusPoint,
  focusPointsUrl,
  focusPointUrl,
  type SetFocusPoint,
} from "../../../backend/videos/progress/contract.ts";
import { command } from "../../shared/api.ts";

export const videoVerbs = {
  setFocusPoint: ({ key, ...told }: SetFocusPoint & { key: string }) =>
    command("POST", focusPointsUrl, told, { idempotencyKey: key }),
  changeFocusPoint: ({ id, ...changes }: ChangeFocusPoint & { id: string }) =>
    command("PATCH", focusPointUrl(id), changes),
};
export type VideoVerbs = typeof videoVerbs;
