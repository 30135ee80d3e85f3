import { z } from "zod";

// Stored forever as JSON: add fields as optional, never rename or reuse one.
const of = {
  snippetId: z.string(),
  by: z.string(), // the instructor whose it is
};
const worded = z.object({
  ...of,
  personal: z.object({ text: z.string() }).nullable(), // null once the instructor is erased
});

/** An instructor has saved a text for feedback to come. */
const SnippetSaved = z.object({ type: z.literal("SnippetSaved"), data: worded });
const SnippetReworded = z.object({ type: z.literal("SnippetReworded"), data: worded });
const SnippetDeleted = z.object({ type: z.literal("SnippetDeleted"), data: z.object(of) });
/** It was deleted by mistake. */
const SnippetRestored = z.object({
  type: z.literal("SnippetRestored"),
  data: worded.extend({ undoes: z.string().array() }),
});

export const SnippetEvent = z.discriminatedUnion("type", [
  SnippetSaved,
  SnippetReworded,
  SnippetDeleted,
  SnippetRestored,
]);
export type SnippetEvent = z.infer<typeof SnippetEvent>;

export const snippetStream = (instructorId: string) => `snippets-${instructorId}`;

const theInstructor = (data: { by: string }) => data.by;
/** Whose key seals which part of a fact. */
export const snippetSecrets = {
  SnippetSaved: { personal: theInstructor },
  SnippetReworded: { personal: theInstructor },
  SnippetRestored: { personal: theInstructor },
} as const;
