import { parseSync } from "vite";

/** A node of a source file's syntax tree, in ESTree's shape. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** A field that holds nodes: none, one or several. */
export const nodesIn = (node: Node, field: string): readonly Node[] => [node[field]].flat().filter(isNode);
export const nodeIn = (node: Node, field: string): Node | undefined => nodesIn(node, field)[0];

/** The name of an identifier, a property's key, an attribute. */
export const nameOf = (node: Node | undefined): string => {
  const name = node?.["name"] ?? node?.["value"];
  return typeof name === "string" ? name : "";
};

/** What stands around a node, the closest first. */
export type Around = readonly Node[];

/** Visits every node from the top; where `visit` says true, it has dealt with all that is inside. */
export const walk = (path: string, source: string, visit: (node: Node, around: Around) => boolean): void => {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]!.message}`);
  const into = (node: Node, around: Around) => {
    if (visit(node, around)) return;
    const inside = [node, ...around];
    for (const field of Object.keys(node)) for (const child of nodesIn(node, field)) into(child, inside);
  };
  into(program as unknown as Node, []);
};
