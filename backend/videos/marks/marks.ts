import type { Mark, VideoEvent } from "../../../eventstore/videos/events.ts";
import { Rejection } from "../../http/rejection.ts";
import type { SentMark } from "./contract.ts";
import { mostMarks } from "./marksRule.ts";

type Annotated = Extract<VideoEvent, { type: "VideoAnnotated" }>["data"];

/** What is drawn on a video, by id, as far as decisions need it: by whom, and what as one text. */
export type Marks = ReadonlyMap<string, { readonly by: string; readonly drawn: string }>;

const asText = (mark: SentMark) =>
  JSON.stringify(
    mark,
    Object.keys(mark)
      .filter((part) => part !== "id")
      .toSorted(),
  );

export const annotatedBy = (marks: Marks, { by, added, changed, removed, personal }: Annotated): Marks => {
  const after = new Map(marks);
  const drawn = new Map([...(personal?.added ?? []), ...(personal?.changed ?? [])].map((mark) => [mark.id, mark]));
  for (const id of [...added, ...changed]) {
    const mark = drawn.get(id);
    after.set(id, { by, drawn: mark ? asText(mark) : "" });
  }
  for (const id of removed) after.delete(id);
  return after;
};

/** Marks sent without an id, as the specification's programs do: one that is there as it is keeps its id. */
const withIds = (own: Marks, sent: readonly SentMark[], newId: (n: number) => string): Mark[] => {
  const named = new Set(sent.flatMap(({ id }) => id ?? []));
  const nameless = new Map<string, string[]>();
  for (const [id, { drawn }] of own) if (!named.has(id)) nameless.set(drawn, [...(nameless.get(drawn) ?? []), id]);
  return sent.map((mark, n) => ({ ...mark, id: mark.id ?? nameless.get(asText(mark))?.shift() ?? newId(n) }));
};

/** What somebody wants to have drawn: nothing but this, or, with `removed`, this besides everything else. */
export interface Wanted {
  readonly videoId: string;
  readonly by: string;
  readonly annotations: readonly SentMark[];
  readonly removed?: readonly string[] | undefined;
  /** The id of the nth that was sent without. */
  readonly newId: (n: number) => string;
}

/** Makes somebody's marks those that are wanted, and touches nobody else's. Throws a Rejection. */
export const annotate =
  ({ videoId, by, annotations, removed, newId }: Wanted) =>
  (marks: Marks): VideoEvent[] => {
    const own: Marks = new Map([...marks].filter(([, mark]) => mark.by === by));
    const wanted = withIds(own, annotations, newId);
    const ids = new Set(wanted.map(({ id }) => id));
    if ([...ids, ...(removed ?? [])].some((id) => marks.has(id) && !own.has(id)))
      throw new Rejection("conflict", "NotYourMark", "Somebody else drew one of these marks, so you can't change it.");
    const gone = removed
      ? [...new Set(removed)].filter((id) => own.has(id) && !ids.has(id))
      : [...own.keys()].filter((id) => !ids.has(id));
    const added = wanted.filter(({ id }) => !own.has(id));
    const changed = wanted.filter((mark) => own.has(mark.id) && own.get(mark.id)!.drawn !== asText(mark));
    if (own.size + added.length - gone.length > mostMarks)
      throw new Rejection("invalid", "TooManyMarks", `You can draw up to ${mostMarks} marks on a video.`);
    if (added.length + changed.length + gone.length === 0) return [];
    const idsOf = (list: readonly Mark[]) => list.map(({ id }) => id);
    const personal = added.length + changed.length > 0 ? { added, changed } : null;
    const data = { videoId, by, added: idsOf(added), changed: idsOf(changed), removed: gone, personal };
    return [{ type: "VideoAnnotated", data }];
  };
