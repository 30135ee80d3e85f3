import { isCounted, isReadWithAnother, isSaid, ways } from "./said.ts";
import { type Around, type Node, nameOf, nodeIn, walk } from "./tree.ts";

export type Kind = "screen" | "mail" | "api";

/** What people read, and where it stands. */
export interface Text {
  readonly kind: Kind;
  readonly file: string;
  readonly line: number;
  /** As it reads, values as "${name}"; more than one where it says one thing or another. */
  readonly ways: readonly string[];
}

/** Source files by path from the root, each with its text. */
export type Sources = ReadonlyMap<string, string>;

const isShipped = (path: string) =>
  !/\.test\.tsx?$|(^|\/)testing\/|^frontend\/e2e\/|^backend\/demo\/|xamples?\.ts$|\.config\.ts$|\.d\.ts$/.test(path);
const isScreen = (path: string) => /^frontend\/(public|backoffice|shared)\/.*\.tsx?$/.test(path) && isShipped(path);
const isWords = (path: string) => /^frontend\/.*\/words\.ts$/.test(path);
/** What a front says before a page is loaded. */
const isFace = (path: string) =>
  /^frontend\/\w+\/(\w+\/(index|sentences)|contexts|pages)\.ts$|^frontend\/shared\/formats\.ts$/.test(path);
/** What is left of the backend tells whoever runs the product, and its logs. */
const isBackend = (path: string) =>
  (/^backend\/(\w+\/|(business|textContract|playerContract|post)\.ts$)/.test(path) &&
    !/^backend\/(operations|description)\/|\/outbox\w*\.ts$/.test(path)) ||
  /^projections\/\w+\/\w*[vV]iew\.ts$/.test(path);
/** Files that are about letters alone; elsewhere a letter is known by its heading. */
const isOfMails = (path: string) => /^backend\/.*(\/mails\/|[mM]ails?\.ts$|Letter\.ts$|stationery\.ts$)/.test(path);
const isRule = (path: string) => path.endsWith("Rule.ts");

const withoutGaps = (text: string) => text.replaceAll(/\$\{[^}]*\}/g, "");
const hasLetters = (text: string) => /\p{L}/u.test(withoutGaps(text));
const forDatabases =
  /^\s*(select|insert|update|delete|with|exists|coalesce|create|alter|lock|jsonb?|array|listen|begin|null)\b|::|now\(\)|[@<>]=? |[{};]\s*$|\w"? (= |in \(|is (not )?null|ilike )|max-age|charset=|=\(/i;
/** Several words, or one with a capital; no path, key, pattern, or statement for a database. */
const readsLikeText = (text: string) =>
  /\p{L}{2}/u.test(withoutGaps(text)) &&
  (/[\p{L}}][\p{P}]* +[\p{P}]*[\p{L}$]/u.test(text) || /^\p{Lu}\p{Ll}+[.!?…]*$/u.test(text)) &&
  !/^[./#<@]/.test(text) &&
  !forDatabases.test(text.replaceAll("${", "").replaceAll("}", ""));

/** Compared or looked up, a name of something, or a type: nobody reads it. */
const isForPrograms = (node: Node, around: Around): boolean => {
  const [parent] = around;
  if (!parent) return true;
  if (/^(Import|Export(All|Named))|^TS(Literal|Enum|Module)/.test(parent.type)) return true;
  if (parent.type === "BinaryExpression") return parent["operator"] !== "+";
  if (parent.type === "SwitchCase") return nodeIn(parent, "test") === node;
  if (parent.type === "MemberExpression") return nodeIn(parent, "property") === node;
  if (parent.type === "Property") return nodeIn(parent, "key") === node;
  return false;
};

/** Faults are for logs; these arguments are for programs. */
const isForLogs = (around: Around) =>
  around.some(
    (node) =>
      (node.type === "NewExpression" && nameOf(nodeIn(node, "callee")).endsWith("Error")) ||
      (node.type === "CallExpression" &&
        /^(fault|raw|info|warn|error|debug|fatal|setRequestHeader|set|header|vary)$/.test(called(node))),
  );
const called = (call: Node) => {
  const callee = nodeIn(call, "callee");
  return nameOf(callee?.type === "MemberExpression" ? nodeIn(callee, "property") : callee);
};

const keysOf = (node: Node) =>
  node.type === "ObjectExpression"
    ? (node["properties"] as readonly Node[]).map((property) => nameOf(nodeIn(property, "key")))
    : [];
const isInLetter = (around: Around) =>
  around.some((node) => keysOf(node).some((key) => key === "heading" || key === "paragraphs"));

const namesOfThings = new Set(["kind", "key", "name", "code", "type", "id", "path", "className"]);
/** What a function is called with: the name of a process, a refusal's code. Only what it describes is for people. */
const isName = (node: Node, [parent]: Around, read: readonly string[]) =>
  (parent?.type === "Property" &&
    nodeIn(parent, "value") === node &&
    namesOfThings.has(nameOf(nodeIn(parent, "key")))) ||
  ((parent?.type === "CallExpression" || parent?.type === "NewExpression") &&
    called(parent) !== "describe" &&
    read.every((text) => /^\p{Ll}/u.test(text) || !/\s/.test(text)));

const kindOf = (path: string, around: Around): Kind => {
  if (path.startsWith("frontend/") || isRule(path)) return "screen";
  return isOfMails(path) || isInLetter(around) ? "mail" : "api";
};

const isOfTypes = ({ type }: Node) => type.startsWith("TS") && !type.endsWith("Expression");
/** Two words or more from a capital on, or what a button says while it works: no name of a style or a class. */
const isSentence = (text: string) =>
  (/^\p{Lu}\p{L}*,? \p{L}/u.test(text) && readsLikeText(text)) || /^\p{Lu}\p{L}+(\.\.\.|…)$/u.test(text);
/** Names are said the same way everywhere. */
const isProperName = (text: string) => /^(Cash App|Elite Training Center)$/.test(text);
const lineAt = (source: string, at: number) => source.slice(0, at).split("\n").length;

/** Every text of the screens, the mails and the API, in the order in which they stand. */
export const textsIn = (sources: Sources): Text[] =>
  [...sources].flatMap(([file, source]) => {
    const ofScreens = isScreen(file) && (isWords(file) || isFace(file));
    if (!ofScreens && !(isBackend(file) && isShipped(file))) return [];
    const found: Text[] = [];
    const isOne = isWords(file) ? hasLetters : readsLikeText;
    walk(file, source, (node, around) => {
      if (isOfTypes(node)) return true;
      if (!isSaid(node) || isForPrograms(node, around) || isReadWithAnother(around)) return false;
      const read = ways(node).filter(isOne);
      if (!isWords(file) && (isForLogs(around) || isName(node, around, read))) return false;
      if (read.length > 0)
        found.push({ kind: kindOf(file, around), file, line: lineAt(source, node.start), ways: read });
      return false;
    });
    return found;
  });

const readAloud = new Set(["label", "title", "aria-label", "placeholder", "helperText", "alt", "aria-description"]);

/** Texts of a screen that stand in its own file, and not in the words of its context. */
export const textsOutsideWords = (sources: Sources): Text[] =>
  [...sources].flatMap(([file, source]) => {
    if (!isScreen(file) || isWords(file) || isFace(file)) return [];
    const found: Text[] = [];
    const add = (node: Node, read: readonly string[]) =>
      void found.push({ kind: "screen", file, line: lineAt(source, node.start), ways: read });
    walk(file, source, (node, around) => {
      if (isOfTypes(node)) return true;
      if (node.type === "JSXText") {
        const text = String(node["value"]).trim().replaceAll(/\s+/g, " ");
        if (hasLetters(text)) add(node, [text]);
        return true;
      }
      if (!isSaid(node) || isForPrograms(node, around) || isReadWithAnother(around)) return false;
      const attribute = around.find(({ type }) => !/^JSXExpression|^(Conditional|Logical|Parenthesized)/.test(type));
      const isRead =
        attribute?.type === "JSXAttribute"
          ? readAloud.has(nameOf(nodeIn(attribute, "name")))
          : attribute?.type === "JSXElement" || attribute?.type === "JSXFragment";
      if (isCounted(node)) return true; // a number with its noun, as a value in a text
      const read = ways(node).filter((way) => !isProperName(way) && (isRead ? hasLetters : isSentence)(way));
      if (read.length > 0 && !isForLogs(around)) add(node, read);
      return false;
    });
    return found;
  });
