import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import Landing from "./landing/Landing.tsx";
import { Shell } from "./Shell.tsx";
import { Site } from "./Site.tsx";

/** Markup with exactly the styles it needs. */
const render = (what: ReactNode) => {
  const cache = createCache({ key: "css" });
  const emotion = createEmotionServer(cache);
  const page = renderToString(<CacheProvider value={cache}>{what}</CacheProvider>);
  return { page, styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(page)) };
};

export const renderLanding = () =>
  render(
    <StaticRouter location="/">
      <Site landing={<Landing />} />
    </StaticRouter>,
  );
export { pageFiles } from "./pages.ts";
export const renderShell = () => render(<Shell />);
