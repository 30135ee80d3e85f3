import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Navigate, Route, Routes, useParams } from "react-router";
import { Frame } from "./frame/Frame.tsx";
import { pages } from "./pages.ts";
import { SiteTheme } from "./SiteTheme.tsx";

/** The page that is already loaded, and its path. All others are fetched on navigation. */
type FirstPage = { path: string; Page: ComponentType };

const ToVideo = () => {
  const { id = "" } = useParams();
  return <Navigate to={`/video-analysis/${encodeURIComponent(id)}`} replace />;
};

/** The public site. */
export const Site = ({ first, queryClient }: { first?: FirstPage | undefined; queryClient: QueryClient }) => (
  <SiteTheme>
    <QueryClientProvider client={queryClient}>
      <Routes>
        <Route element={<Frame />}>
          <Route path="/videos/:id" element={<ToVideo />} />
          <Route path="/landing" element={<Navigate to="/" replace />} />
          {pages.map(({ path, Page }) => (
            <Route key={path} path={path} element={path === first?.path ? <first.Page /> : <Page />} />
          ))}
        </Route>
      </Routes>
    </QueryClientProvider>
  </SiteTheme>
);
