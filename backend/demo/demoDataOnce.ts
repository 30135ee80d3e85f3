import type { Backend } from "../backend.ts";
import { enterDemoData } from "./enterDemoData.ts";

const started = "demo data started";
const finished = "demo data finished";

/** On the first start, into an empty log. A start that was interrupted goes on where it was. */
export const demoDataOnce = async ({ ...backend }: Backend, say: (line: string) => void) => {
  const done = new Set(
    (await backend.db("web.done_once").whereIn("name", [started, finished])).map(({ name }) => name),
  );
  if (done.has(finished)) return;
  if (!done.has(started)) {
    if (await backend.store.head()) return; // a log with a history of its own
    await backend.db("web.done_once").insert({ name: started }).onConflict().ignore();
  }
  say("Entering demo data …");
  const { at } = await backend.db("web.done_once").where({ name: started }).first("at");
  await enterDemoData(backend, at);
  await backend.db("web.done_once").insert({ name: finished }).onConflict().ignore();
};
