import { docsFile } from "./docsFiles.ts";

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** The page on which people read about the calls and make them, with the session they have. */
export const docsPage = (productName: string) => `<!doctype html>
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
    <main id="calls"><noscript>This page needs JavaScript. The same for programs: /api/openapi.json</noscript></main>
  </body>
</html>
`;
