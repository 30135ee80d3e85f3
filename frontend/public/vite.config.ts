import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { licenseFiles } from "../../backend/pages/contract.ts";
import { wordsByPart } from "../wordsByPart.ts";

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

const parts = "Alert|Collapse|Link|Skeleton|IconButton|Divider|Chip|FormLabel|FormControl|FormControlLabel";
/**
 * What a page shares with others comes in a few files: each costs a request, and tiny ones compress badly. A file has
 * what its modules import, too, as far as no file before it has it; so what few pages need stands by itself.
 */
const files = [
  { name: "wake", test: /vite\/preload-helper|public\/waking\/(moments|runInTurn|sayAsleep|wakeComplete)\.ts$/ }, // what comes before any other
  { name: "base", test: isBase },
  {
    name: "start",
    test: /public\/(Site|waking\/rendered|pages|contexts|\w+\/index|frame\/Page)\.tsx?$|material\/(Card|Paper|SvgIcon)\//,
  },
  { name: "schemas", test: /node_modules\/zod\// },
  { name: "parts", test: new RegExp(`@mui/material/(${parts})/|shared/(Problem|formats|Empty)\\.tsx?$`) },
  { name: "choices", test: /@mui\/material\/(Radio|RadioGroup|Checkbox)\// },
  { name: "fields", test: /@mui\/material\/(TextField|InputAdornment)\// },
  { name: "forms", test: /node_modules\/(react-hook-form|@hookform)\/|@mui\/material\/DialogContentText\// },
  { name: "progress", test: /@mui\/material\/LinearProgress\// },
  { name: "icons", test: /@mui\/icons-material\//, minShareCount: 3 },
  { name: "accounts", test: /backend\/accounts\/|shared\/forms\/useSend\.ts$/, minShareCount: 2 },
  {
    name: "steps",
    test: /public\/(forms\/(Step|useFilledIn)|policies\/AgreeByActing|accounts\/instructors\/use)/,
    minShareCount: 2,
  },
  { name: "players", test: /(public|backend)\/players\/|shared\/players\/words/, minShareCount: 2 },
  { name: "payments", test: /(public|shared|backend)\/payments\/|frame\/Handle\.tsx$/, minShareCount: 2 },
  // No part of it may be in "shared": the two would need each other, and one would run before what it is built from.
  { name: "camps", test: /(public|shared)\/camps\/|backend\/camps\//, minShareCount: 2 },
  // The rest by the pages that need it; less than this in bytes joins what nearly the same pages need.
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1500 },
];

const alwaysThere = /^assets\/(wake|base|start|rolldown-runtime)-/;

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

/** MUI makes a theme in each of several modules, for sites without one. */
const ownThemeAlone: Plugin = {
  name: "own-theme-alone",
  transform: (code, id) =>
    /@mui\/(material|system)\//.test(id) ? code.replace(/(\w*defaultTheme) = createTheme\(\);/i, "$1 = {};") : null,
};

export default defineConfig({
  root: here,
  publicDir: "static",
  appType: "mpa",
  plugins: [react(), shells, drawNothing, ownThemeAlone, wordsByPart],
  // The package names only its development build, which carries all warnings.
  resolve: {
    alias: [{ find: /^react-router$/, replacement: `${repo}node_modules/react-router/dist/production/index.mjs` }],
  },
  server: { proxy: { "/api": "http://localhost:3000" } },
  build: {
    outDir: `${repo}dist/public`,
    emptyOutDir: true,
    license: { fileName: licenseFiles.public }, // of what browsers load, for /licences
    manifest: true,
    assetsInlineLimit: 0, // fonts come from 'self' only, never as data:
    modulePreload: {
      polyfill: false,
      // What every page has anyway need not be named with each: the list is part of every first load.
      resolveDependencies: (_, files) => files.filter((file) => !alwaysThere.test(file)),
    },
    rolldownOptions: {
      // A context's door only passes on what others hold: a page that comes through it loads what it uses, no more.
      treeshake: {
        moduleSideEffects: [{ test: /\/open\.tsx?$/, sideEffects: false }],
        manualPureFunctions: ["z"], // a schema that nobody reads is not shipped
      },
      input: { index: `${here}index.html`, app: `${here}app.html`, startSite: `${here}waking/startSite.tsx` },
      output: {
        codeSplitting: { groups: files.map((file, place) => ({ ...file, priority: files.length - place })) },
        // Those of the last group are named after all pages that need them. One file names all others, so hashes are short.
        chunkFileNames: ({ name }) => `assets/${name.startsWith("shared~") ? "shared" : "[name]"}-[hash:7].js`,
      },
    },
  },
});
