import { z } from "zod";

export const PolicyName = z.enum(["privacy", "terms", "refunds", "waiver"]);
export type PolicyName = z.infer<typeof PolicyName>;

export const policyUrl = (name: string) => `/api/policies/${name}`;

/** What is agreed to by acting, in Markdown. The waiver is signed, apart from it. */
export const PolicyTexts = z.object({ privacy: z.string(), terms: z.string(), refunds: z.string() });
export type PolicyTexts = z.infer<typeof PolicyTexts>;

/** One of them as it is shown now. The version is that of all three together; the waiver has one of its own. */
export const PolicyView = z.object({ name: PolicyName, version: z.string(), text: z.string() });
export type PolicyView = z.infer<typeof PolicyView>;
