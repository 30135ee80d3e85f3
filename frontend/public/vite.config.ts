import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const repo = fileURLToPath(new URL("../..", import.meta.url));

/** Packages that every page needs, and no part of them that only some do. */
const everywhere = [
  /(react|react-dom|scheduler|react-router|react-is|stylis|clsx|hoist-non-react-statics)/,
  /@emotion\/\w+/,
  /@tanstack\/(react-query|query-core)(?!.*(mutation|infinite|queriesObserver|Suspense))/i,
  /@mui\/(system|utils(?!\/useRovingTabIndex)|styled-engine|private-theming)/,
  /@mui\/material\/(styles|Box|Button|ButtonBase|ButtonGroup|CircularProgress|Container|CssBaseline|GlobalStyles|Typography)/,
];
const isBase = new RegExp(`node_modules/(${everywhere.map(({ source }) => source).join("|")})/`);

/** In development: every page but the landing page gets the shell, and the name its placeholder. */
const shells: Plugin = {
  name: "shells",
  apply: "serve",
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const path = request.url?.split("?")[0] ?? "/";
      const isPage = request.headers.accept?.includes("text/html") && path !== "/" && !path.includes(".");
      if (isPage) request.url = "/app.html";
      next();
    });
  },
  transformIndexHtml: (html) => html.replaceAll("%PRODUCT_NAME%", "Fungo"),
};

/** Parts of MUI's button that this site never draws: the theme turns ripples off, and waiting buttons say so in words. */
const neverDrawn = /@mui\/material\/(ButtonBase\/TouchRipple|CircularProgress\/CircularProgress)\.mjs$/;
const drawNothing: Plugin = {
  name: "draw-nothing",
  enforce: "pre",
  load: (id) => (neverDrawn.test(id) ? "export default () => null;" : null),
};

export default defineConfig({
  root: here,
  publicDir: "static",
  appType: "mpa",
  plugins: [react(), shells, drawNothing],
  // The package names only its development build, which carries all warnings.
  resolve: {
    alias: [{ find: /^react-router$/, replacement: `${repo}node_modules/react-router/dist/production/index.mjs` }],
  },
  server: { proxy: { "/api": "http://localhost:3000" } },
  build: {
    outDir: `${repo}dist/public`,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0, // fonts come from 'self' only, never as data:
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${here}index.html`, app: `${here}app.html` },
      output: {
        // What every page needs is one file: it compresses better than twelve.
        codeSplitting: {
          groups: [{ name: "base", test: isBase }],
        },
      },
    },
  },
});
