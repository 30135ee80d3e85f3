import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { PolicyText } from "./PolicyText.tsx";

const shown = (text: string) => {
  const { container } = render(<PolicyText>{text}</PolicyText>);
  for (const element of container.querySelectorAll("*")) element.removeAttribute("class");
  return container;
};

it("shows headings below the page's own, paragraphs, lists, emphasis and links", () => {
  const text = `# Refunds
Paid by **card**? It goes *back*
to the card.

## Camps
- A [camp](/camps-clinics)
  that is canceled
- Email [us](mailto:a@b.c)

#### Later
3. Ask
4. Wait

> As agreed
***
Done.
`;
  expect(shown(text).innerHTML).toBe(
    [
      "<h2>Refunds</h2><p>Paid by <strong>card</strong>? It goes <em>back</em>\nto the card.</p>",
      '<h2>Camps</h2><ul><li>A <a href="/camps-clinics">camp</a>\nthat is canceled</li>',
      '<li>Email <a href="mailto:a@b.c">us</a></li></ul>',
      '<h3>Later</h3><ol start="3"><li>Ask</li><li>Wait</li></ol>',
      "<blockquote><p>As agreed</p></blockquote><hr><p>Done.</p>",
    ].join(""),
  );
});

it.each([
  "<img src=x onerror=alert(1)>",
  "<script>alert(1)</script>",
  "Before <b>and</b> after",
  "[here](javascript:alert(1))",
  "[here](//evil.example)",
  "[a](data:text/html,x)",
  "![a](https://evil.example/x.png)",
])("%s stays text", (text) => {
  const container = shown(text);
  expect(container.textContent).toBe(text);
  expect(container.querySelector("a, img, script, b")).toBeNull();
});
