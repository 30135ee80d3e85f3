import { afterAll, beforeAll, expect, it } from "vitest";
import { InquiryKind } from "../../eventstore/inbox/events.ts";
import { type Cast, castOf } from "../testing/access/accessCast.ts";
import { cellOf, nameOf, roles, rows } from "../testing/access/accessMatrix.ts";
import type { Call } from "../testing/access/calls/call.ts";
import { inboxCallsAbout } from "../testing/access/calls/inbox.ts";
import { testProduct, type TestProduct } from "../testing/testProduct.ts";

let product: TestProduct;
let cast: Cast;
beforeAll(async () => {
  product = await testProduct({ FACILITY_ADDRESS: "12 Ballpark Lane, Springfield" }); // or the cast emails no league
  cast = await castOf(product);
});
afterAll(() => product.close());

/** These are for every instructor: each may do what only the addressed one may with a lesson request. */
const forAnyInstructor = InquiryKind.exclude(["custom-lesson-request"]).options;
const isOfSomeoneElse = (name: string) => name.startsWith("DELETE"); // a note

const cells = rows
  .filter(({ path }) => path.startsWith("/api/inbox/"))
  .flatMap((row) =>
    roles
      .map((role) => {
        const cell = cellOf(row, role === "otherInstructor" ? "instructorOwner" : role);
        const status = role === "otherInstructor" && isOfSomeoneElse(nameOf(row)) ? 403 : Number(cell);
        return [nameOf(row), role, status, row.method] as const;
      })
      .toSorted(([, , one], [, , other]) => Number(other >= 400) - Number(one >= 400)),
  );

/** What was refused has changed nothing, and reading never does: the next one sends the same call. */
const unspent = new Map<string, Call>();

it.each(forAnyInstructor.flatMap((kind) => cells.map((cell) => [kind, ...cell] as const)))(
  "of a %s: %s by %s is %i",
  async (kind, name, role, status, method) => {
    const key = `${kind} ${name}`;
    const call = unspent.get(key) ?? (await inboxCallsAbout(kind)[name]!(cast, role));
    if (status >= 400 || method === "GET") unspent.set(key, call);
    else unspent.delete(key);
    const { path, body, check } = call;
    const answer = await cast.clientAs(role)(method, path, body);
    expect(answer).toMatchObject({ status });
    if (status < 400) check?.(answer.body);
  },
);
