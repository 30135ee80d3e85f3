import { z } from "zod";
import { type Business, isSecure } from "../business.ts";
import type { Context } from "../context.ts";
import { page } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { openApi } from "../http/openApi.ts";
import { sessionCookie } from "../http/sessions.ts";
import { docsUrl, openApiUrl } from "./addresses.ts";
import { docsFile } from "./docsFiles.ts";

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** The page where people read about the calls and try them, in their own session. */
const docsPage = (productName: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Calls · ${escaped(productName)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${docsFile("swagger-ui.css")}" />
    <link rel="stylesheet" href="${docsFile("look.css")}" />
    <script src="${docsFile("swagger-ui-bundle.js")}" defer></script>
    <script src="${docsFile("start.js")}" defer></script>
  </head>
  <body>
    <header><a href="/">${escaped(productName)}</a><a href="/login">Log in</a></header>
    <main id="calls"><noscript>This page needs JavaScript. The same description as JSON: /api/openapi.json</noscript></main>
  </body>
</html>
`;

const OpenApi = z.looseObject({ openapi: z.literal("3.1.1"), paths: z.record(z.string(), z.unknown()) });

const drawn = new WeakMap<Business, z.infer<typeof OpenApi>>(); // it takes a while, and never changes
const drawnFor = (business: Business, contexts: readonly Context[]) => {
  const before = drawn.get(business);
  if (before) return before;
  const { productName } = business;
  const now = openApi(contexts, { productName, cookie: sessionCookie(isSecure(business)) });
  drawn.set(business, now);
  return now;
};

/** Built from all `contexts`, this one included: so they are requested once they all exist. */
export const descriptionCalls = (contexts: () => readonly Context[]): readonly Call[] => [
  call(
    "GET",
    openApiUrl,
    {
      does: "Describes every call, in OpenAPI 3.1.",
      who: "everybody",
      answer: { status: 200, body: OpenApi },
    },
    (_, { business }) => drawnFor(business, contexts()),
  ),
  call(
    "GET",
    docsUrl,
    {
      does: "Shows the same as a page where people can try the calls.",
      who: "everybody",
      answer: { status: 200, type: "text/html" },
    },
    (_, { business }) => page(docsPage(business.productName)),
  ),
];
