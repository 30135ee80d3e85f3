import type { Context } from "../context.ts";
import { descriptionCalls } from "./calls.ts";

export const description = (contexts: () => readonly Context[]): Context => ({
  name: "description",
  calls: { description: descriptionCalls(contexts) },
});
