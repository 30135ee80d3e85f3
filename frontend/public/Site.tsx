import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Navigate, Route, Routes } from "react-router";
import { createQueryClient } from "../shared/queryClient.ts";
import { theme } from "../shared/theme.ts";
import { Frame } from "./frame/Frame.tsx";
import { pages } from "./pages.ts";

/** The public site. The landing page is handed in where it is there already, and fetched where it is not. */
export const Site = ({ landing }: { landing?: ReactNode }) => {
  const [queryClient] = useState(createQueryClient);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <Routes>
          <Route element={<Frame />}>
            <Route path="/landing" element={<Navigate to="/" replace />} />
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={path === "/" && landing ? landing : <Page />} />
            ))}
          </Route>
        </Routes>
      </QueryClientProvider>
    </ThemeProvider>
  );
};
