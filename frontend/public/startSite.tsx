import "../shared/fonts.css";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { Site } from "./Site.tsx";

const root = document.getElementById("root");
// The shell's static markup stands until the first render; a transition keeps that render in small pieces.
if (root)
  startTransition(() =>
    createRoot(root).render(
      <BrowserRouter>
        <Site />
      </BrowserRouter>,
    ),
  );
