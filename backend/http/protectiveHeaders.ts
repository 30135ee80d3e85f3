import helmet from "koa-helmet";
import type { Middleware } from "koa";
import { docsUrl } from "../description/addresses.ts";
import { keepEarlySource } from "../pages/keepEarly.ts";
import type { PaymentMode } from "../payments/provider.ts";

const forPages = {
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", keepEarlySource],
    styleSrc: ["'self'", "'unsafe-inline'"], // emotion writes style elements
    imgSrc: ["'self'", "data:", "blob:"], // blob: a video somebody chose, before it is sent
    mediaSrc: ["'self'", "blob:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
  },
  useDefaults: false,
};
const stripeScripts = ["https://js.stripe.com", "https://*.js.stripe.com"];
/** Pages with Stripe's card form, which is a Stripe frame around a Stripe script. */
const forCards = {
  ...forPages,
  directives: {
    ...forPages.directives,
    scriptSrc: [...forPages.directives.scriptSrc, ...stripeScripts],
    frameSrc: [...stripeScripts, "https://hooks.stripe.com"], // the last one for banks that ask for confirmation
    connectSrc: [...forPages.directives.connectSrc, "https://api.stripe.com"],
  },
};
/** The page with the hitting guide, whose videos play from YouTube's privacy host once somebody asks for one. */
const forGuide = {
  ...forPages,
  directives: { ...forPages.directives, frameSrc: ["https://www.youtube-nocookie.com"] },
};
const isGuidePage = (path: string) => /^\/player-dashboard\/*$/.test(path);
const isCardPage = (path: string) => /^\/(camp-checkout|camp-payment)\//.test(path);

/**
 * What no page of ours asks a browser for, nor any frame in one. Card pages let wallets in Stripe's frames pay, and a
 * video's page records a voice.
 */
const unused = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "serial",
  "usb",
].map((feature) => `${feature}=()`);
const permissions = [...unused, "payment=()"].join(", ");
/** A video's page, where a coach may record their voice. Coming there by a link, the recorder loads the page anew. */
const isVideoPage = (path: string) => /^\/video-analysis\/[^/]+\/*$/.test(path);
const voicePermissions = permissions.replace("microphone=()", "microphone=(self)");
const cardPermissions = [...unused, 'payment=(self "https://js.stripe.com")'].join(", ");

const forData = { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false };

/**
 * Most of a page's headers are dead weight on data, which no browser renders: there only what prevents rendering stays.
 */
export const protectiveHeaders = ({ secure, cards }: { secure: boolean; cards: PaymentMode }): Middleware => {
  const everywhere = {
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "no-referrer" }, // search terms are in addresses
    xFrameOptions: { action: "deny" },
  } as const;
  const page = helmet({ ...everywhere, contentSecurityPolicy: forPages });
  const guidePage = helmet({ ...everywhere, contentSecurityPolicy: forGuide });
  const cardPage = helmet({
    ...everywhere,
    contentSecurityPolicy: forCards,
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" }, // for wallets that open one
  });
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
  return (ctx, next) => {
    if (isData(ctx.path)) return data(ctx, next);
    const takesCards = cards === "stripe" && isCardPage(ctx.path);
    const allowed = takesCards ? cardPermissions : isVideoPage(ctx.path) ? voicePermissions : permissions;
    ctx.set("Permissions-Policy", allowed);
    return (takesCards ? cardPage : isGuidePage(ctx.path) ? guidePage : page)(ctx, next);
  };
};
