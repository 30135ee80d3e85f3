import type { BookedLesson } from "../../eventstore/lessons/events.ts";

type Personal = NonNullable<BookedLesson["personal"]>;
type Fields = { readonly [Field in keyof Personal]?: Personal[Field] | undefined };

/** The personal part of a lesson's fact: only fields that were filled in. */
export const contacts = (fields: Fields): Personal =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text));
