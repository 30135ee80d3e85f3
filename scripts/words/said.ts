import { type Around, type Node, nameOf, nodeIn, nodesIn } from "./tree.ts";

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
  return nodesIn(list, "elements")
    .map(ways)
    .reduce((read, next) => each(each(read, [between]), next));
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

export const isCounted = (node: Node) => node.type === "CallExpression" && nameOf(nodeIn(node, "callee")) === "counted";
const isSum = (node: Node) => node.type === "BinaryExpression" && node["operator"] === "+";

/** An expression that reads as a text. */
export const isSaid = (node: Node): boolean =>
  (node.type === "Literal" && isText(node["value"])) ||
  node.type === "TemplateLiteral" ||
  isCounted(node) ||
  (node.type === "CallExpression" && joined(node) !== undefined) ||
  (isSum(node) && ["left", "right"].some((side) => nodesIn(node, side).some(isSaid)));

const choices = /^(Conditional|Logical|Parenthesized|TSAs|TSSatisfies|TSNonNull)Expression$/;
/** A text in the middle of another one is read with it. */
export const isReadWithAnother = (around: Around): boolean => {
  const text = around.find((node) => !choices.test(node.type));
  return (
    text !== undefined && (text.type === "TemplateLiteral" || isCounted(text) || isSum(text) || isJoined(text, around))
  );
};
const isJoined = (list: Node, around: Around) => {
  const call = around[around.indexOf(list) + 2]; // beyond list.join
  return list.type === "ArrayExpression" && call?.type === "CallExpression" && joined(call) !== undefined;
};
