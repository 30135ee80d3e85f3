import type { Context } from "../context.ts";
import { inquiryCalls } from "./calls.ts";

export const clinics: Context = { name: "clinics", calls: { "coaching inquiries": inquiryCalls } };
