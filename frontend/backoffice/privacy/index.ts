import type { Context } from "../context.ts";
import { privacyVerbs } from "./verbs.ts";

export const privacy = { verbs: privacyVerbs, story: () => import("./sentences.ts") } satisfies Context;
