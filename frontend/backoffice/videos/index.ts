import type { Context } from "../context.ts";

export const videos = { story: () => import("./sentences.ts") } satisfies Context;
