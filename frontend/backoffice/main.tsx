import "../shared/fonts.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BackOffice } from "./BackOffice.tsx";

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <BackOffice />
    </StrictMode>,
  );
