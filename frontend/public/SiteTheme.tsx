/// <reference types="@mui/material/themeCssVarsAugmentation" />
import CssBaseline from "@mui/material/CssBaseline";
import GlobalStyles from "@mui/material/GlobalStyles";
import { ThemeProvider } from "@mui/system";
import type { ReactNode } from "react";
import { theme } from "../shared/theme.ts";

// MUI's own provider for such themes brings a light and dark switch with storage and listeners: 4 KB for nothing, since
// ours follows the system by a media query.
const siteTheme = { ...theme, vars: theme.generateThemeVars() };
const variables = theme.generateStyleSheets();

/** Colours, type and components of the site. */
export const SiteTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={siteTheme}>
    <GlobalStyles styles={variables} />
    <CssBaseline />
    {children}
  </ThemeProvider>
);
