// Loaded into a node by an attack only: PLANT names a module of the product, a piece of its text and its replacement,
// or several of these, so that the product is broken just there. The product itself knows no such switch.
import { register } from "node:module";

const plants = [JSON.parse(process.env.PLANT)].flat();

export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  const own = plants.filter(({ file }) => url.endsWith(file));
  if (own.length === 0) return loaded;
  let source = String(loaded.source);
  for (const { right, wrong } of own) {
    if (!source.includes(right)) throw new Error(`There is no ${right} to replace in ${url}.`);
    source = source.replace(right, () => wrong);
  }
  return { ...loaded, source };
}

// This file is loaded twice: by the process, to register it, and by the thread that loads modules.
const { isMainThread } = await import("node:worker_threads");
if (isMainThread) register(import.meta.url);
