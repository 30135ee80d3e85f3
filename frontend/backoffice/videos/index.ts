import type { Context } from "../context.ts";
import { videoVerbs } from "./verbs.ts";

export const videos = { verbs: videoVerbs, story: () => import("./sentences.ts") } satisfies Context;
