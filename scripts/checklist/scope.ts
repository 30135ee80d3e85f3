import { provable } from "./points.ts";

/** What the product does: everything that was asked for. */
export const scope: readonly string[] = provable();
