import { type Node, nameOf, nodeIn, nodesIn } from "./tree.ts";

const mostWays = 16; // of reading one text

const isText = (value: unknown): value is string => typeof value === "string";
const each = (firsts: readonly string[], lasts: readonly string[]) =>
  firsts.flatMap((first) => lasts.map((last) => first + last)).slice(0, mostWays);

/** A value in the middle of a text: "${coach}", or "${…}" where it has no name. */
const gap = (node: Node) => `\${${node.type === "Identifier" ? nameOf(node) : "…"}}`;

/** counted(n, "spot") says "1 spot" or "2 spots". */
const counted = (args: readonly Node[]) => {
  const [one, more] = args.slice(1).map((arg) => ways(arg)[0] ?? "");
  return one === undefined ? undefined : [`\${n} ${one}`, `\${n} ${more ?? `${one}s`}`];
};

/** ["Pay", price].join(" ") */
const joined = (call: Node) => {
  const callee = nodeIn(call, "callee");
  const list = callee && nodeIn(callee, "object");
  const between = nodesIn(call, "arguments")[0]?.["value"];
  if (!callee || list?.type !== "ArrayExpression" || nameOf(nodeIn(callee, "property")) !== "join" || !isText(between))
    return undefined;
  return nodesIn(list, "elements").map(ways).reduce((read, next) => each(each(read, [between]), next));
};

/** All ways an expression may read, values in it as gaps. */
export const ways = (node: Node): readonly string[] => {
  const of = (field: string) => nodesIn(node, field).flatMap(ways);
  switch (node.type) {
    case "Literal":
      return isText(node["value"]) ? [node["value"]] : [gap(node)];
    case "TemplateLiteral": {
      const values = nodesIn(node, "expressions");
      return nodesIn(node, "quasis").reduce<readonly string[]>(
        (read, quasi, n) => {
          const text = (quasi["value"] as { cooked: string }).cooked;
          const value = values[n];
          return each(each(read, [text]), value ? ways(value) : [""]);
        },
        [""],
      );
    }
    case "BinaryExpression":
      return node["operator"] === "+" ? each(of("left"), of("right")) : [gap(node)];
    case "ConditionalExpression":
      return [...of("consequent"), ...of("alternate")];
    case "LogicalExpression":
      return [...(node["operator"] === "&&" ? [] : of("left")), ...of("right")];
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "TSSatisfiesExpression":
      return of("expression");
    case "CallExpression": {
      const called = nameOf(nodeIn(node, "callee"));
      return (called === "counted" ? counted(nodesIn(node, "arguments")) : joined(node)) ?? [gap(node)];
    }
    default:
      return [gap(node)];
  }
};

/** Texts inside the values of another text, or of what is chosen between, are read with it. */
export const isSaid = (node: Node): boolean =>
  (node.type === "Literal" && isText(node["value"])) ||
  node.type === "TemplateLiteral" ||
  (node.type === "BinaryExpression" &&
    node["operator"] === "+" &&
    ["left", "right"].some((side) => nodesIn(node, side).some(isSaid)));
