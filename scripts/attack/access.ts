import { castOf } from "../../backend/testing/accessCast.ts";
import type { Damage } from "../torture/node.ts";
import { everyCell } from "./access/cells.ts";
import type { Chapter } from "./chapter.ts";
import { startProduct } from "./product.ts";
import { counting } from "./tried.ts";

const plants: Readonly<Record<string, Damage>> = {
  /** Whoever is logged in has every role. */
  role: { file: "/backend/signedIn.js", right: "if (!roles.includes(user.role))", wrong: "if (false)" },
};

export const access: Chapter = {
  name: "access",
  does: "asks for what is others', in every role",
  plants: Object.keys(plants),
  async run(field, { isShort, plant }) {
    const { row, outcome } = counting();
    const product = await startProduct(field, { damage: plant ? plants[plant] : undefined });
    const cast = await castOf(product);
    await everyCell(cast, row("cells of the matrix"), isShort ? 7 : 1);
    return outcome();
  },
};
