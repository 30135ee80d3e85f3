import { camps } from "./camps/index.ts";
import { clinics } from "./clinics/index.ts";
import type { Context } from "./context.ts";
import { payments } from "./payments/index.ts";

/** Every context. Whatever is central is a loop over this list. */
export const contexts: readonly Context[] = [camps, clinics, payments];
