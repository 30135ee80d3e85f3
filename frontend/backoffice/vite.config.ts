import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { backofficePages } from "../../backend/pages/contract.ts";

const here = import.meta.dirname;
const server = process.env["API"] ?? "http://localhost:3000";

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
  build: {
    outDir: `${here}/../../dist/backoffice`,
    emptyOutDir: true,
    assetsDir: "backoffice-assets",
    rolldownOptions: {
      input: `${here}/backoffice.html`,
      // Chunks run before the entry that imports them: what zod has to find is in its chunk, and by its import the first.
      output: { codeSplitting: { groups: [{ name: "zod", test: /node_modules\/zod\/|zodWithoutEval/ }] } },
    },
  },
  // The server compares the origin of a write with its own address.
  server: { proxy: { "/api": { target: server, headers: { origin: server } } } },
});
