import { calls } from "../../../backend/contexts.ts";
import { isJson } from "../../../backend/http/bodies/bodies.ts";
import { isWrite } from "../../../backend/http/call.ts";
import { raw } from "../../../backend/testing/raw.ts";
import type { Product } from "../product.ts";
import type { Line } from "../tried.ts";
import { basesOf, logIn } from "./browser.ts";

/** What a page on another site can make a browser send, with the victim's cookies. */
const fromElsewhere = (base: string): Readonly<Record<string, Record<string, string>>> => ({
  "another origin": { origin: "https://evil.example" },
  "no origin of its own": { origin: "null" },
  "an origin that begins like ours": { origin: `${base}.evil.example` },
  "an origin that ends like ours": { origin: `http://evil.example#${new URL(base).host}` },
  "our host over another scheme": { origin: base.replace("http:", "https:") },
  "our host on another port": { origin: base.replace(/:\d+$/, ":1") },
  "another site": { "sec-fetch-site": "cross-site" },
  "a sister site": { "sec-fetch-site": "same-site" },
  "another site that names our origin": { "sec-fetch-site": "cross-site", origin: base },
  "a form": { "content-type": "application/x-www-form-urlencoded" },
  "a form of plain text": { "content-type": "text/plain" },
  "JSON that is none": { "content-type": "text/plain; application/json" },
});

/**
 * Every call that writes, with an admin's cookies, as another site would send it: refused before anything is looked at.
 */
export const writeFromElsewhere = async (product: Product, line: Line, each: number) => {
  const { here, there } = basesOf(product);
  const cookie = await logIn(here, await product.person("admin"));
  const before = await product.backend.store.head();
  const writes = calls.filter(({ method, fromAnywhere }) => isWrite(method) && !fromAnywhere);
  const ways = writes.flatMap(({ method, path, body }, n) => {
    const base = n % 2 ? here : there;
    return Object.entries(fromElsewhere(base)).map(([kind, headers]) => ({ method, path, body, base, kind, headers }));
  });
  for (const { method, path, body, base, kind, headers } of ways.filter((_, n) => n % each === 0)) {
    line.tried();
    const asked = { "content-type": "application/json", "content-length": "2", cookie: cookie ?? "", ...headers };
    const { status, text } = await raw(base, path.replace(/:\w+/g, "any"), { method, headers: asked, body: "{}" });
    const isRefused = status === 403 || (status === 415 && !isJson(body)); // which says what it takes instead
    if (!isRefused || !/"code":"(CrossSite|WrongContentType)"/.test(text))
      line.wrong("another site's write is not refused", `${method} ${path} from ${kind}: ${status}`);
  }
  if ((await product.backend.store.head()) !== before) line.wrong("another site's write is recorded");
};
