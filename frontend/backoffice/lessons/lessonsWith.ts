import { listWith } from "../frame/list/listWith.ts";

/** The list of lessons, filtered. */
export const lessonsWith = (filter: object) => listWith("lessons", filter);
