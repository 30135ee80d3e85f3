import { z } from "zod";

export const PolicyName = z.enum(["privacy", "terms", "refunds"]);
export type PolicyName = z.infer<typeof PolicyName>;

export const policyUrl = (name: string) => `/api/policies/${name}`;

/** All of them, in Markdown. */
export const PolicyTexts = z.object({ privacy: z.string(), terms: z.string(), refunds: z.string() });
export type PolicyTexts = z.infer<typeof PolicyTexts>;

/** One of them as it is shown now. The version is that of all three together. */
export const PolicyView = z.object({ name: PolicyName, version: z.string(), text: z.string() });
export type PolicyView = z.infer<typeof PolicyView>;
