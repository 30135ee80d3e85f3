import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { backofficePages } from "../../backend/pages/contract.ts";

const here = import.meta.dirname;
const server = process.env["API"] ?? "http://localhost:3000";

/**
 * The first load comes in a few files: each costs a request, and small ones compress badly. Libraries stand apart from
 * our own code, so that browsers keep them through a release. A file also has what its modules import, unless a file
 * before it does. Every other screen has files of its own.
 */
const files: { name: string; test?: RegExp; tags?: ["$initial"] }[] = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, tags: ["$initial"] },
  // Files run before the one that imports them: what zod has to find is in its file, and by its import the first.
  { name: "zod", test: /node_modules\/zod\/|zodWithoutEval/ },
  { name: "libraries", test: /node_modules\//, tags: ["$initial"] },
  { name: "start", tags: ["$initial"] },
  { name: "overview", test: /\/backoffice\/(\w+\/)?overview\// },
];

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
  plugins: [react(), dashboards],
  resolve: { alias: { "react-router-dom": `${here}/routerForAdmin.ts` } },
  build: {
    outDir: `${here}/../../dist/backoffice`,
    emptyOutDir: true,
    assetsDir: "backoffice-assets",
    rolldownOptions: {
      input: `${here}/backoffice.html`,
      output: {
        codeSplitting: { groups: files.map((file, place) => ({ ...file, priority: files.length - place })) },
      },
    },
  },
  // The server compares the origin of a write with its own address.
  server: { proxy: { "/api": { target: server, headers: { origin: server } } } },
});
