// Loaded into a node by the torture alone: the product then moves its checkpoint outside of the transaction that writes
// the rows. The product itself knows no such switch.
import { register } from "node:module";

const right = "moveCheckpoint(client,";
const wrong = "moveCheckpoint(pool,";

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (!url.endsWith("/projections/engine.js")) return loaded;
  const source = String(loaded.source);
  if (!source.includes(right)) throw new Error(`There is no ${right} to replace in ${url}.`);
  return { ...loaded, source: source.replace(right, wrong) };
}

// This file is loaded twice: by the process, to register it, and by the thread that loads modules.
const { isMainThread } = await import("node:worker_threads");
if (isMainThread) register(import.meta.url);
