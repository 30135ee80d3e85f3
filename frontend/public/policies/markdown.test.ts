import { expect, it } from "vitest";
import { blocksOf } from "./markdown.ts";

it("reads headings, paragraphs, lists, bold and links", () => {
  const text = `# Refunds
Paid by **card**? It goes back
to the card.

## Camps
- A [camp](/camps-clinics)
  that is canceled
- Write to [us](mailto:a@b.c)

### Later
Done.
`;
  expect(blocksOf(text)).toEqual([
    { kind: "heading", level: 2, line: ["Refunds"] },
    { kind: "paragraph", line: ["Paid by ", { strong: "card" }, "? It goes back to the card."] },
    { kind: "heading", level: 2, line: ["Camps"] },
    {
      kind: "list",
      items: [
        ["A ", { link: "camp", to: "/camps-clinics" }, " that is canceled"],
        ["Write to ", { link: "us", to: "mailto:a@b.c" }],
      ],
    },
    { kind: "heading", level: 3, line: ["Later"] },
    { kind: "paragraph", line: ["Done."] },
  ]);
});

it.each([
  "<img src=x onerror=alert(1)>",
  "[here](javascript:alert(1))",
  "[here](//evil.example)",
  "[a](data:text/html,x)",
])("%s stays text", (text) =>
  expect(
    blocksOf(text)
      .flatMap((block) => ("line" in block ? block.line : []))
      .map((part) => (typeof part === "string" ? part : "something else"))
      .join(""),
  ).toBe(text),
);
