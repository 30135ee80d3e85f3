// Loaded into a node by an attack only: PLANT names a module of the product, a piece of its text and its replacement,
// so that the product is broken in one place. The product itself knows no such switch.
import { register } from "node:module";

const { file, right, wrong } = JSON.parse(process.env.PLANT);

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (!url.endsWith(file)) return loaded;
  const source = String(loaded.source);
  if (!source.includes(right)) throw new Error(`There is no ${right} to replace in ${url}.`);
  return { ...loaded, source: source.replace(right, () => wrong) };
}

// This file is loaded twice: by the process, to register it, and by the thread that loads modules.
const { isMainThread } = await import("node:worker_threads");
if (isMainThread) register(import.meta.url);
