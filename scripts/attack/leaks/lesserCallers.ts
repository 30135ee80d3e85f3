import { calls } from "../../../backend/contexts.ts";
import type { Client } from "../../../backend/testing/client.ts";
import type { Product } from "../product.ts";

/** Everything with an id in the read models. */
const everyId = async ({ backend: { db } }: Product): Promise<string[]> => {
  const tables: string[] = await db("information_schema.columns")
    .where({ table_schema: "read", column_name: "id" })
    .pluck("table_name");
  const ids = await Promise.all(tables.map(async (table) => db.withSchema("read").table(table).pluck("id")));
  return [...new Set(ids.flat().map(String))];
};

interface Asked {
  readonly what: string; // "GET /api/lessons/… by another player"
  readonly text: string; // the whole answer
}

/** Everything readable, requested by people to whom none of it belongs: each address with the id of each thing. */
export const askedByLesserCallers = async (product: Product, each: number): Promise<Asked[]> => {
  const callers: Readonly<Record<string, Client>> = {
    "a visitor": product.visitor(),
    "another player": await product.person(),
    "another coach": await product.person("instructor"),
  };
  const ids = await everyId(product);
  const addresses = calls
    .filter(({ method, path }) => method === "GET" && !/logout|openapi|docs/.test(path))
    .flatMap(({ path, query }) => {
      const inPath = path.includes(":") ? ids.map((id) => path.replace(/:\w+/g, id)) : [path];
      const named = Object.keys(query?.shape ?? {}).filter((name) => /^of$|Id$/.test(name));
      return [...inPath, ...named.flatMap((name) => ids.map((id) => `${path.replace(/:\w+/g, id)}?${name}=${id}`))];
    });
  const asked: Asked[] = [];
  for (const [n, address] of addresses.entries()) {
    if (address.includes("?") || ids.some((id) => address.includes(id))) if (n % each !== 0) continue;
    for (const [who, call] of Object.entries(callers)) {
      const { body } = await call("GET", address);
      asked.push({ what: `GET ${address} by ${who}`, text: JSON.stringify(body) });
    }
  }
  return asked;
};
