import type { Context } from "../context.ts";

export const players = { story: () => import("./sentences.ts") } satisfies Context;
