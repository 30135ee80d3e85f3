import type { Context } from "../context.ts";
import { privacyCalls } from "./calls.ts";

export const privacy: Context = { name: "privacy", calls: { privacy: privacyCalls } };
