import { createHash } from "node:crypto";

/**
 * Stands in the page itself, so that it listens from the first moment on, before any script is fetched: by then a form
 * would go nowhere, and a button would do nothing. The last of either is kept until the page's own script repeats it
 * (`frontend/public/waking/submitNow.ts`).
 */
export const keepEarly = `{
  const listening = new AbortController();
  const early = (window.early = { forget: () => listening.abort() });
  addEventListener("submit", (event) => {
    event.preventDefault();
    early.repeat = () => event.target.requestSubmit();
  }, listening);
  addEventListener("click", ({ target }) => {
    const button = target.closest?.("button[type=button]");
    if (button) early.repeat = () => button.click();
  }, listening);
}`;

/** What the content security policy allows it by. */
export const keepEarlySource = `'sha256-${createHash("sha256").update(keepEarly).digest("base64")}'`;
