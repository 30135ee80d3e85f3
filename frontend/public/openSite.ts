import "../shared/zodWithoutEval.ts";

/** The shell is painted first, then the site is fetched. A hidden tab paints nothing, so it does not wait for long. */
/** Written by the build: the chunks of each page. Asked for at once, they come beside the rest and not after it. */
const chunks: Record<string, string[]> = JSON.parse(document.getElementById("chunks")?.textContent ?? "{}");
for (const href of chunks[location.pathname] ?? chunks["*"] ?? [])
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));

let opened = false;
const open = () => {
  if (opened) return;
  opened = true;
  void import("./startSite.tsx");
};
requestAnimationFrame(() => requestAnimationFrame(open));
setTimeout(open, 300);
