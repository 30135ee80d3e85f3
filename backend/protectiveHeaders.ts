import helmet from "koa-helmet";
import type { Middleware } from "koa";
import { docsUrl } from "./description/addresses.ts";

const forPages = {
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"], // emotion writes style elements
    imgSrc: ["'self'", "data:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
  },
  useDefaults: false,
};
const forData = { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false };

/** What a page needs is dead weight on data, which no browser renders: there only what keeps it from being rendered. */
export const protectiveHeaders = ({ secure }: { secure: boolean }): Middleware => {
  const everywhere = {
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  } as const;
  const page = helmet({ ...everywhere, contentSecurityPolicy: forPages });
  const data = helmet({
    ...everywhere,
    contentSecurityPolicy: forData,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const isData = (path: string) => path.startsWith("/api/") && path !== docsUrl && !path.startsWith(`${docsUrl}/`);
  return (ctx, next) => (isData(ctx.path) ? data : page)(ctx, next);
};
