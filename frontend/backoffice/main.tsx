import "../shared/zodWithoutEval.ts";
import "../shared/fonts.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { takeToastFromLastPage } from "../shared/toastStore.ts";
import { BackOffice } from "./BackOffice.tsx";

takeToastFromLastPage(); // "Login Successful", from the public site

const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <BackOffice />
    </StrictMode>,
  );
