import { calls } from "../../../backend/testing/access/accessCalls.ts";
import type { Cast } from "../../../backend/testing/access/accessCast.ts";
import { cellOf, nameOf, roles } from "../../../backend/testing/access/accessMatrix.ts";
import { builtRows } from "../access/cells.ts";
import { type FuzzRole, ownerOf } from "./roles.ts";

/** A request the product accepts, and who may send it. */
export interface WellFormed {
  readonly method: string;
  readonly path: string; // with its query
  readonly body: object | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly by: FuzzRole;
}

/** For every `each`th row of the access matrix a request that is accepted once, made as the specs make it. */
export const wellFormed = async (cast: Cast, each: number): Promise<WellFormed[]> => {
  const found: WellFormed[] = [];
  for (const row of builtRows.filter((_, n) => n % each === 0)) {
    const role = roles.find((one) => !cellOf(row, one).startsWith("4"));
    // Erasing and logging out are for the chapter access: here they would end the attackers.
    if (!role || /erase|logout/.test(row.path)) continue;
    const { path, body, headers = {} } = await calls[nameOf(row)]!(cast, role);
    found.push({ method: row.method, path, body, headers, by: ownerOf(role) });
  }
  return found;
};

const id = /^[0-9a-f-]{36}$/;

/** Existing ids, by the address segment before them or by the name of the field that contains them. */
export const idsIn = (requests: readonly WellFormed[]) => {
  const found = new Map<string, Set<string>>();
  const note = (place: string, value: string) => {
    const known = found.get(place) ?? new Set();
    found.set(place, known.add(value));
  };
  const noteBody = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === "string") note(name, inner);
      else noteBody(inner);
    }
  };
  for (const { path, body } of requests) {
    const segments = path.split("?")[0]!.split("/");
    for (const [n, segment] of segments.entries()) if (id.test(segment)) note(segments[n - 1]!, segment);
    noteBody(body);
  }
  const ids = new Map([...found].map(([place, known]) => [place, [...known]]));
  const all = [...ids.values()].flat().filter((value) => id.test(value)); // for places where none is known
  /** Replaces placeholders with ids. */
  return (text: string) =>
    text.replace(/~([\w-]+)\.(\d)~/g, (_, place: string, n: string) => {
      const known = ids.get(place) ?? all;
      return known[Number(n) % known.length] ?? "none";
    });
};
