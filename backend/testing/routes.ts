import type Router from "@koa/router";
import type Koa from "koa";
import type { Middleware } from "koa";

const hasRouter = (step: Middleware): step is Middleware & { router: Router } => "router" in step;

/** An app's calls, as its router knows them. */
export const routesOf = ({ middleware }: Koa) =>
  middleware
    .filter(hasRouter)
    .flatMap(({ router }) => router.stack)
    .flatMap(({ path, methods }) =>
      methods
        .filter((method) => method !== "HEAD" || !methods.includes("GET")) // the router adds it to each GET
        .map((method) => ({ method, path: String(path) })),
    );
