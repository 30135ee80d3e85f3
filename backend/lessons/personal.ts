import type { BookedLesson } from "../../eventstore/lessons/events.ts";

type Personal = NonNullable<BookedLesson["personal"]>;
type Fields = { readonly [Field in keyof Personal]?: Personal[Field] | undefined };

/** What of a person goes into a lesson's fact: only what was really told. */
export const contacts = (fields: Fields): Personal =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text));
