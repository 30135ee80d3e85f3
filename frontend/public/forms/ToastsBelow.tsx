import { GlobalStyles } from "@mui/material";

/** For a page whose heading says what a toast says, too: on a phone, toasts stand below instead of over it. */
export const ToastsBelow = () => (
  <GlobalStyles styles={{ "@media (max-width: 899.95px)": { "ol.toasts": { top: "auto", bottom: 16 } } }} />
);
