const breath = () => new Promise((resolve) => setTimeout(resolve));

/** The page's scripts, each after what it needs, see ../prerender.mjs. None in development. */
const scripts = (): string[] => JSON.parse(document.getElementById("scripts")?.textContent ?? "[]");

let isFetching = false;
/** Fetches them, all at once, so that they are here when they are to run. */
export const fetchScripts = () => {
  const urls = isFetching ? [] : scripts();
  isFetching = true;
  document.head.append(
    ...urls.map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href })),
  );
};

/**
 * Runs the page's scripts one after another, the last of which starts it. Run as a single import, they would keep a phone
 * from answering its user for a third of a second; between two of them it may.
 */
export const runInTurn = async () => {
  fetchScripts();
  for (const url of scripts()) {
    await import(/* @vite-ignore */ url);
    if (!document.hidden) await breath(); // which would take a second where nobody looks
  }
  if (import.meta.env.DEV) await import("./startSite.tsx");
};
