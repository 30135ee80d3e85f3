import type { Backend } from "../backend.ts";
import { enterDemoData } from "./enterDemoData.ts";

const started = "demo data started";
const finished = "demo data finished";

const doneIn = async ({ db }: Backend) =>
  new Set((await db("web.done_once").whereIn("name", [started, finished])).map(({ name }) => String(name)));

/**
 * On the first start, into an empty log. An interrupted start resumes where it was. Returns whether the demo's people
 * are there.
 */
export const demoDataOnce = async (backend: Backend, say: (line: string) => void): Promise<boolean> => {
  const done = await doneIn(backend);
  if (done.has(finished)) return true;
  if (!done.has(started)) {
    if (await backend.store.head()) return false; // a log with a history of its own
    await backend.db("web.done_once").insert({ name: started }).onConflict().ignore();
  }
  say("Entering demo data …");
  const { at } = await backend.db("web.done_once").where({ name: started }).first("at");
  await enterDemoData(backend, at);
  await backend.db("web.done_once").insert({ name: finished }).onConflict().ignore();
  return true;
};

/** Everyone knows the demo admin's password, so its data must never be served for real. */
export const refuseDemoData = async (backend: Backend) => {
  if ((await doneIn(backend)).size === 0) return;
  throw new Error(
    "this database holds demo data, whose passwords everybody knows. Name another DATA_DIR or DATABASE_URL.",
  );
};
