import { castOf } from "../../backend/testing/access/accessCast.ts";
import type { Damage } from "../torture/node.ts";
import { everyCell } from "./access/cells.ts";
import { filtersForOthers, idsOfOtherKinds } from "./access/foreign.ts";
import { nextCalls } from "./access/nextCall.ts";
import { smuggledIds } from "./access/smuggled.ts";
import type { Chapter } from "./chapter.ts";
import { startProduct } from "./product.ts";
import { counting } from "./tried.ts";

const damages: Readonly<Record<string, Damage>> = {
  /** Everyone logged in has every role. */
  role: { file: "/backend/http/signedIn.js", right: "!roles.includes(user.role)", wrong: "false" },
  /** Whoever the body names is taken for the actor. */
  body: {
    file: "/backend/http/signedIn.js",
    right: "{ userId: user.id, role: user.role }",
    wrong: "{ userId: ctx.request.body?.userId ?? user.id, role: user.role }",
  },
  /** A node remembers people as they were on their first request. */
  stale: {
    file: "/backend/http/sessions.js",
    right: "userFrom(stored?.user, db)",
    wrong: "((globalThis.people ??= {})[ctx.session.userId] ??= userFrom(stored?.user, db))",
  },
};

export const access: Chapter = {
  name: "access",
  does: "asks for what is others', in every role",
  plants: Object.keys(damages),
  damages,
  async run(field, { isShort, plant }) {
    const { row, outcome } = counting(field.say);
    const each = isShort ? 131 : 1; // of the cells
    const product = await startProduct(field, { nodes: 2, damage: plant ? damages[plant] : undefined });
    const next = row("changes that hold at the next call, on either node");
    await nextCalls(product, next, isShort ? 4 : 1);
    const cast = await castOf(product);
    await everyCell(cast, row("cells of the matrix"), each);
    await idsOfOtherKinds(cast, row("ids of another kind"), each);
    await filtersForOthers(cast, row("lists, filtered for others'"), each);
    await smuggledIds(product, cast, row("bodies that name somebody else"), each);
    return outcome();
  },
};
