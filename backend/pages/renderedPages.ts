import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "koa";
import { isHintedSignedIn } from "../http/signedInHint.ts";
import { publicPageAt, RenderedPage, segmentsOf, type Settings } from "./contract.ts";
import type { Html } from "./html.ts";
import { type Answers, renderer, type Rendering } from "./renderer.ts";

const names = /:(\w+)|\{(\w+)\}/g;
const plain = /^[\w-]{1,64}$/; // ids; anything else an address may contain is left to the page

/**
 * What a page requests at one address. `ask` is a URL with `:name` for a segment of the page's path and `{name}` for a
 * parameter of its query. Undefined if the address lacks one of them, or has something that is not an id.
 */
const askedAt = (ask: string, segments: Record<string, string>, query: Record<string, unknown>) => {
  let isKnown = true;
  const url = ask.replaceAll(names, (_, segment: string | undefined, parameter: string) => {
    const value = segment ? segments[segment] : query[parameter];
    const isId = typeof value === "string" && plain.test(value);
    isKnown &&= isId;
    return isId ? value : "";
  });
  return isKnown ? url : undefined;
};

/**
 * The Link header that makes browsers fetch these URLs before the page's scripts arrive; those use the same answers.
 */
const preloadsOf = (urls: readonly string[]) =>
  urls.map((url) => `<${url}>; rel=preload; as=fetch; crossorigin=use-credentials`).join(", ");

const rendered = "public/.pages";

export type Answered = Rendering & { readonly answers: Answers };

/** The pages rendered at build; none if the build did not get that far. */
const listed = async (dist: string): Promise<RenderedPage[]> => {
  const list = join(dist, rendered, "pages.json");
  return existsSync(list) ? RenderedPage.array().parse(JSON.parse(await readFile(list, "utf8"))) : [];
};

interface Parts {
  readonly dist: string;
  readonly settings: Settings;
  readonly open: (file: string) => Promise<Html>;
  /** What a visitor is answered at this address; undefined if it is refused. */
  readonly answerAt?: ((url: string) => Promise<unknown>) | undefined;
  readonly complain: (fault: string) => void;
}

/** The page for an address and a browser, as it was rendered at build, or now with the answers that a visitor gets. */
export const renderedPages = async ({ dist, settings, open, answerAt, complain }: Parts) => {
  const ready = await Promise.all(
    (await listed(dist))
      .filter(({ demo }) => demo === settings.demo)
      .map(async ({ answered, ...page }) => ({
        ...page,
        html: await open(join(rendered, page.file)),
        answered: answered && { ...answered, html: await open(join(rendered, answered.file)) },
      })),
  );
  const render = renderer({ dist, settings }, complain);

  /** The page with what it asks for first, so that a visitor sees it before any script. Undefined if that takes long. */
  const answeredPage = async (
    { path: page, answered }: (typeof ready)[number],
    path: string,
    query: Context["query"],
  ) => {
    // Only the browser knows what was filled in before a later step of a form.
    if (!answered || !answerAt || "step" in query) return undefined;
    const urls = answered.asks.map((ask) => askedAt(ask, segmentsOf(page, path), query));
    const answers: [string, unknown][] = [];
    for (const url of urls) {
      const answer = url && (await answerAt(url).catch(() => undefined));
      if (!url || answer === undefined) return undefined;
      answers.push([url, answer]);
    }
    const told = Object.fromEntries(answers);
    const rendering = await render({ page, path, answers: told });
    return rendering && { html: answered.html, answered: { ...rendering, answers: told } };
  };

  /** Undefined if the build rendered none that fits. */
  return async (ctx: Context, path: string): Promise<{ html: Html; answered?: Answered } | undefined> => {
    const signedIn = isHintedSignedIn(ctx);
    const given = (name: string) => String(ctx.query[name] ?? "");
    const fitting = ready.find(
      (page) =>
        page.path === publicPageAt(path) &&
        page.signedIn === signedIn &&
        Object.entries(page.query).every(([name, start]) => given(name) && given(name).startsWith(start)),
    );
    if (!fitting) return undefined;
    const shown = await answeredPage(fitting, path, ctx.query);
    if (shown) return shown;
    const answers = fitting.asks.map((ask) => askedAt(ask, segmentsOf(fitting.path, path), ctx.query));
    const urls = answers.filter((url) => url !== undefined);
    if (urls.length > 0) ctx.set("Link", preloadsOf(urls));
    return { html: fitting.html };
  };
};
