import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { wordsByPart } from "../wordsByPart.ts";
import { backofficePages, licenseFiles } from "../../backend/pages/contract.ts";

const here = import.meta.dirname;
const server = process.env["API"] ?? "http://localhost:3000";

/**
 * The first load comes in a few files: each costs a request, and small ones compress badly. Libraries are kept apart
 * from our code, so that browsers can cache them across releases. A file also holds what its modules import, unless a
 * file before it does. Every other screen has files of its own.
 */
const files: { name: string; test?: RegExp; tags?: ["$initial"] }[] = [
  // Files run before those that import them, so what zod has to find is in the first one, with zod.
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|zod)\/|zodWithoutEval|rolldown\/runtime/ },
  // Their styles are few, and go with ours.
  { name: "libraries", test: /node_modules\/.*\.(?!css$)\w+$/, tags: ["$initial"] },
  { name: "start", tags: ["$initial"] },
  { name: "overview", test: /\/backoffice\/(\w+\/)?overview\// },
  // Timelines come after the overview, so that what both need is in its file, and it doesn't wait for theirs.
  { name: "stories", test: /\/backoffice\/\w+\/sentences\.ts$/ },
  { name: "teams", test: /\/(backoffice|backend)\/teams\// },
];
const alwaysThere = /\/(react|zod|libraries|start|rolldown-runtime|backoffice)-/;

/** In development, as on the server, every path at or below a dashboard is the same page. */
const dashboards: Plugin = {
  name: "dashboards",
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, _response, next) => {
      const path = request.url?.split("?")[0] ?? "";
      if (backofficePages.some((page) => path === page || path.startsWith(`${page}/`)))
        request.url = "/backoffice.html";
      next();
    }),
};

export default defineConfig({
  root: here,
  base: "/",
  appType: "mpa",
  plugins: [react(), dashboards, wordsByPart],
  resolve: { alias: { "react-router-dom": `${here}/routerForAdmin.ts` } },
  build: {
    outDir: `${here}/../../dist/backoffice`,
    emptyOutDir: true,
    license: { fileName: licenseFiles.backoffice }, // of what browsers load, for /licences
    assetsDir: "backoffice-assets",
    // What is loaded first is there for every screen, so the list of files, which is part of it, need not name it again.
    modulePreload: { resolveDependencies: (_, needed) => needed.filter((file) => !alwaysThere.test(file)) },
    rolldownOptions: {
      // A context's door only passes on what others hold: a page that comes through it loads what it uses, no more.
      treeshake: {
        moduleSideEffects: [{ test: /\/open\.tsx?$/, sideEffects: false }],
        manualPureFunctions: ["z"], // a schema that nobody reads is not shipped
      },
      input: `${here}/backoffice.html`,
      output: {
        chunkFileNames: "backoffice-assets/[name]-[hash:7].js", // one file names all others, so hashes are short
        codeSplitting: { groups: files.map((file, place) => ({ ...file, priority: files.length - place })) },
      },
    },
  },
  // The server compares the origin of a write with its own address.
  server: { proxy: { "/api": { target: server, headers: { origin: server } } } },
});
