import "../../shared/fonts.css";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { Site } from "../Site.tsx";
import Landing from "./Landing.tsx";

const root = document.getElementById("root");
const site = (
  <BrowserRouter>
    <Site landing={<Landing />} />
  </BrowserRouter>
);
// Vite's development server hands out the page without its markup.
if (root?.firstElementChild) startTransition(() => void hydrateRoot(root, site));
else if (root) createRoot(root).render(site);
