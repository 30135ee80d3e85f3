import { createHash } from "node:crypto";

/**
 * Stands in the page itself, so that it listens from the first moment on, before any script is fetched: by then a form
 * would go nowhere, a button would do nothing, and React would undo what is ticked or chosen from a list. The last form
 * or button is kept until the page's own script repeats it, and so is every choice (`frontend/public/waking/submitNow.ts`).
 */
export const keepEarly = `{
  const listening = new AbortController();
  const early = (window.early = { forget: () => listening.abort(), chosen: new Map() });
  addEventListener("submit", (event) => {
    event.preventDefault();
    early.pressed = event.target;
    early.repeat = () => event.target.requestSubmit();
  }, listening);
  addEventListener("click", ({ target }) => {
    const button = target.closest?.("button[type=button]");
    if (!button) return;
    early.pressed = button;
    early.repeat = () => button.click();
  }, listening);
  addEventListener("change", ({ target }) => {
    if (!target.matches("select, [type=checkbox], [type=radio]")) return;
    early.chosen.delete(target);
    early.chosen.set(target, target.matches("select") ? target.value : target.checked);
  }, listening);
}`;

/** What the content security policy allows it by. */
export const keepEarlySource = `'sha256-${createHash("sha256").update(keepEarly).digest("base64")}'`;
