import { camps } from "./camps/index.ts";
import { clinics } from "./clinics/index.ts";
import type { Context } from "./context.ts";
import { lessons } from "./lessons/index.ts";
import { payments } from "./payments/index.ts";
import { scheduling } from "./scheduling/index.ts";

/** Every context. Whatever is central is a loop over this list. */
export const contexts: readonly Context[] = [scheduling, lessons, camps, clinics, payments];
