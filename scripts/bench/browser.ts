import { type BrowserContext, chromium, type Page } from "@playwright/test";
import type { RunningProduct } from "./product.ts";

export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const openBrowser = () => chromium.launch({ executablePath: process.env["CHROME_PATH"] ?? "", args: flags });

/** A page of somebody who is logged in. */
export const pageOf = async (product: RunningProduct, context: BrowserContext, email: string): Promise<Page> => {
  const cookies = (await product.logIn(email)).split("; ").map((one) => {
    const at = one.indexOf("=");
    return { name: one.slice(0, at), value: one.slice(at + 1), url: product.origin };
  });
  await context.addCookies(cookies);
  return context.newPage();
};
