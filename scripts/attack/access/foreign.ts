import { z } from "zod";
import { calls as describedCalls } from "../../../backend/contexts.ts";
import { calls } from "../../../backend/testing/access/accessCalls.ts";
import type { Cast } from "../../../backend/testing/access/accessCast.ts";
import { nameOf, roles } from "../../../backend/testing/access/accessMatrix.ts";
import type { Client } from "../../../backend/testing/client.ts";
import type { Line } from "../tried.ts";
import { builtRows } from "./cells.ts";

/** Things of each kind that belong to someone, by the word used in that kind's addresses. */
const thingsOf = ({ shown, spare, ward }: Cast): readonly (readonly [kind: RegExp, id: string])[] => [
  [/\/lessons/, shown.lessonId],
  [/availability/, shown.slot.id],
  [/\/camps/, shown.campId],
  [/camp-registrations/, shown.registrationId],
  [/lesson-requests/, shown.requestId],
  [/inquir/, shown.inquiryId],
  [/mails/, shown.mailId],
  [/waitlist/, shown.waitlistId],
  [/users|instructors/, spare.id],
  [/users|instructors/, ward.id],
];

/** Every `each`th cell whose address names a thing, with the id of a thing of another kind: nothing is found. */
export const idsOfOtherKinds = async (cast: Cast, line: Line, each: number) => {
  const things = thingsOf(cast);
  const cells = builtRows
    .filter(({ path }) => path.includes("/{"))
    .flatMap((row) => roles.map((role) => ({ row, role })));
  for (const [n, { row, role }] of cells.entries()) {
    if (n % each !== 0) continue;
    const { path, body, headers } = await calls[nameOf(row)]!(cast, role);
    const [address = "", query] = path.split("?");
    const template = row.path.split("?")[0]!.split("/");
    const place = template.findIndex((segment) => segment.startsWith("{"));
    const segments = address.split("/");
    const others = things.filter(([kind]) => !kind.test(row.path));
    const [, id] = others[n % others.length]!;
    const strange = segments.map((segment, nth) => (nth === place ? segment.replace(/^[^.]+/, id) : segment)).join("/");
    line.tried();
    const { status } = await cast.clientAs(role)(row.method, query ? `${strange}?${query}` : strange, body, headers);
    if (status < 400) line.wrong("an id of another kind is taken", `${row.method} ${strange} by ${role}: ${status}`);
  }
};

const Rows = z.array(z.looseObject({ id: z.string() }));

/** The ids of everything a list shows, read to its end. */
const whole = async (call: Client, path: string) => {
  const ids = new Set<string>();
  for (let from = 0; ids.size === from; from += 1000) {
    const rows = Rows.parse((await call("GET", `${path}?range=[${from},${from + 999}]`)).body);
    for (const { id } of rows) ids.add(id);
  }
  return ids;
};

/**
 * Every list, in every role, asked for others' things by each filter that takes an id: none shows more than without it.
 */
export const filtersForOthers = async (cast: Cast, line: Line, each: number) => {
  const ids = [...thingsOf(cast).map(([, id]) => id), ...roles.map((role) => cast.idOf(role))];
  let n = 0;
  for (const { path, list } of describedCalls) {
    if (!list) continue;
    const names = Object.keys(list.filter.shape).filter((name) => /^id$|Id$|^q$/.test(name));
    for (const role of roles)
      for (const name of names) {
        if (n++ % each !== 0) continue;
        const call = cast.clientAs(role);
        const filter = encodeURIComponent(JSON.stringify({ [name]: name === "q" ? "Pat" : ids }));
        const found = Rows.safeParse((await call("GET", `${path}?range=[0,999]&filter=${filter}`)).body);
        line.tried();
        if (!found.success) continue; // refused
        const own = await whole(call, path);
        const strange = found.data.filter(({ id }) => !own.has(id));
        if (strange.length > 0)
          line.wrong("a filter shows what the list does not", `${path} by ${role}, ${name}: ${strange.length} rows`);
      }
  }
};
