import ipaddr from "ipaddr.js";
import type { Middleware } from "koa";
import { passwordLinkUrl, resetPasswordUrl } from "../accounts/contract.ts";
import { outboxUrl } from "../mail/outboxPage.ts";
import { Rejection } from "./rejection.ts";

const links: readonly string[] = ["/reset-password", passwordLinkUrl, resetPasswordUrl];
const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

const addressOf = (host: string) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined);

/** Names that always lead to this machine. */
const isLoopback = (name: string) => {
  const bare = name.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(bare) ? ipaddr.process(bare).range() === "loopback" : /^([^.]+\.)*localhost\.?$/.test(name);
};

/**
 * When the product is tried out on one machine, mails can be read without a log-in, and their links open accounts. A
 * page on another site whose name was made to resolve here would be ours to the browser: so neither answers such a
 * name. `publicUrl`, if configured, is a name that links are made with.
 */
export const localNamesOnly = ({ publicUrl }: { publicUrl: string | undefined }): Middleware => {
  const configured = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  return (ctx, next) => {
    const isLink = links.some((link) => isIn(ctx.path, link));
    if (!isLink && !isIn(ctx.path, outboxUrl)) return next();
    // Both, since a page can make up the second, and a proxy may hide the first.
    const hosts = [ctx.get("Host"), ctx.get("X-Forwarded-Host") || "localhost"].map(addressOf);
    const isOurs = hosts.every((at) => at && (isLoopback(at.hostname) || (isLink && at.host === configured)));
    if (!isOurs)
      throw new Rejection("forbidden", "LocalOnly", "This only opens on this computer. Use http://localhost instead.");
    return next();
  };
};
