export type Inline = string | { readonly strong: string } | { readonly link: string; readonly to: string };
type Line = readonly Inline[];
export type Block =
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly line: Line }
  | { readonly kind: "paragraph"; readonly line: Line }
  | { readonly kind: "list"; readonly items: readonly Line[] };

const marks = /\*\*(?<strong>[^*]+)\*\*|\[(?<link>[^\]]+)\]\((?<to>[^()\s]+)\)/g;
const isSafe = (address: string) => /^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(address);

const inline = (text: string): Line => {
  const line: Inline[] = [];
  let done = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(marks)) {
    const { strong, link, to } = groups;
    line.push(text.slice(done, index));
    if (strong !== undefined) line.push({ strong });
    else line.push(link !== undefined && to !== undefined && isSafe(to) ? { link, to } : whole);
    done = index + whole.length;
  }
  return [...line, text.slice(done)].filter((part) => part !== "");
};

const blockOf = (lines: readonly string[]): Block => {
  const heading = /^(#{1,6})\s+(.*)$/.exec(lines[0] ?? "");
  if (heading) return { kind: "heading", level: heading[1]!.length > 2 ? 3 : 2, line: inline(heading[2]!) };
  if (!/^[-*]\s/.test(lines[0] ?? "")) return { kind: "paragraph", line: inline(lines.join(" ")) };
  // A line without a mark goes on with the item before it.
  const items = lines
    .join("\n")
    .split(/^[-*]\s+/m)
    .slice(1);
  return { kind: "list", items: items.map((item) => inline(item.trim().replaceAll(/\s*\n\s*/g, " "))) };
};

/**
 * The part of Markdown that policies need: headings, paragraphs, lists, bold and links. Anything else, HTML above all,
 * stays plain text.
 */
export const blocksOf = (text: string): readonly Block[] =>
  text
    .replaceAll(/^(#{1,6}\s.*)$/gm, "\n$1\n")
    .split(/\n\s*\n/)
    .map((block) => block.trim().split(/\s*\n/))
    .filter(([first]) => first !== "")
    .map(blockOf);
