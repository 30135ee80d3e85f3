import "../../shared/fonts.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { pageAt } from "../pages.ts";
import { rendered } from "./rendered.ts";
import { Site } from "../Site.tsx";
import { submitNow } from "./submitWhenAwake.ts";
import { WakingRouter } from "./WakingRouter.tsx";

const root = document.getElementById("root");
const about = rendered();

if (root && about) {
  const page = pageAt(location.pathname);
  const module = await page?.load();
  await module?.ready?.(new URLSearchParams(location.search));
  // A transition wakes the page up in small pieces.
  startTransition(
    () =>
      void hydrateRoot(
        root,
        <WakingRouter rendered={about}>
          <Site first={page && module && { path: page.path, Page: module.default }} />
        </WakingRouter>,
      ),
  );
} else if (root) {
  // No page in the file but its place, which stands until the first render.
  submitNow();
  startTransition(() =>
    createRoot(root).render(
      <BrowserRouter>
        <Site />
      </BrowserRouter>,
    ),
  );
}
