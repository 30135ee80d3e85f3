import { CssBaseline, ThemeProvider } from "@mui/material";
import { QueryClientProvider } from "@tanstack/react-query";
import {
  CoreAdminContext,
  CoreAdminUI,
  type CoreLayoutProps,
  CustomRoutes,
  defaultI18nProvider,
  memoryStore,
  Resource,
} from "react-admin";
import { BrowserRouter, Route } from "react-router";
import { createQueryClient } from "../shared/queryClient.ts";
import { Toasts } from "../shared/Toasts.tsx";
import { createAuthProvider } from "./access/authProvider.ts";
import { Gate } from "./access/Gate.tsx";
import type { Context, Page } from "./context.ts";
import { contexts } from "./contexts.ts";
import { dataProviderOf } from "./data/dataProvider.ts";
import { Crash } from "./frame/Crash.tsx";
import { Frame } from "./frame/Frame.tsx";
import { PageSkeleton } from "./frame/FrameSkeleton.tsx";
import { NotFound } from "./frame/NotFound.tsx";
import { Notifications } from "./frame/Notifications.tsx";
import { HistoryWords, wordsFrom } from "./history/sentences.ts";
import { overview } from "./overview/index.ts";
import { baseOf, isShownAt, place } from "./place.ts";
import { theme } from "./theme.ts";

const queries = createQueryClient();
const authProvider = createAuthProvider(queries);
const dataProvider = dataProviderOf(contexts);
const store = memoryStore();

const faces: readonly Context[] = contexts;
const words = wordsFrom(faces);
const resources = faces.flatMap(({ resources = [] }) => resources).filter((one) => one.list && isShownAt(place, one));
const pages = faces.flatMap(({ pages = [] }) => pages).filter((page) => isShownAt(place, page));

const Layout = ({ children }: CoreLayoutProps) => <Frame contexts={faces}>{children}</Frame>;
const routeTo = ({ path, screen: Screen }: Page) => <Route key={path} path={path} element={<Screen />} />;

/** react-admin's core under our own frame: its Admin component would bring a theme, a bar and a log-in page we do not use. */
export const BackOffice = () => (
  <ThemeProvider theme={theme}>
    <CssBaseline enableColorScheme />
    <QueryClientProvider client={queries}>
      <Gate>
        <BrowserRouter basename={baseOf(place)}>
          <CoreAdminContext
            {...{ authProvider, dataProvider, store }}
            queryClient={queries}
            i18nProvider={defaultI18nProvider}
          >
            <HistoryWords value={words}>
              <CoreAdminUI
                layout={Layout}
                {...(place !== "tools" && { dashboard: overview[place] })}
                loading={PageSkeleton}
                catchAll={NotFound}
                error={Crash}
                disableTelemetry
              >
                {resources.map((resource) => (
                  <Resource key={resource.name} {...resource}>
                    {resource.pages?.map(routeTo)}
                  </Resource>
                ))}
                <CustomRoutes>{pages.map(routeTo)}</CustomRoutes>
              </CoreAdminUI>
              <Notifications />
            </HistoryWords>
          </CoreAdminContext>
        </BrowserRouter>
      </Gate>
    </QueryClientProvider>
    <Toasts />
  </ThemeProvider>
);
