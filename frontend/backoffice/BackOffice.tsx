import { CssBaseline, ThemeProvider } from "@mui/material";
import { createTheme } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy } from "react";
import {
  CoreAdminContext,
  CoreAdminUI,
  type CoreLayoutProps,
  CustomRoutes,
  defaultI18nProvider,
  Resource,
} from "react-admin";
import { BrowserRouter, Route } from "react-router";
import { createQueryClient } from "../shared/queryClient.ts";
import { themeOptions } from "../shared/theme.ts";
import { AskedFirst } from "../shared/lessons/AskingFirst.tsx";
import { Toasts } from "../shared/Toasts.tsx";
import { createAuthProvider } from "./access/authProvider.ts";
import { Gate } from "./access/Gate.tsx";
import type { Context, Page } from "./context.ts";
import { contexts } from "./contexts.ts";
import { dataProviderOf } from "./data/dataProvider.ts";
import { storeWithHabits } from "./data/habits.ts";
import { Crash } from "./frame/Crash.tsx";
import { Frame } from "./frame/Frame.tsx";
import { PageSkeleton } from "./frame/FrameSkeleton.tsx";
import { NotFound } from "./frame/NotFound.tsx";
import { Notifications } from "./frame/Notifications.tsx";
import { StoryWords, wordsOf } from "./sentences.ts";
import { baseOf, isShownAt, place } from "./place.ts";

/** The product's theme, denser for desk work, with fixes for react-admin's accessibility faults. */
export const theme = createTheme({
  ...themeOptions,
  typography: {
    ...themeOptions.typography,
    h1: { ...themeOptions.typography.h1, fontSize: "clamp(1.6rem, 1.3rem + 1.2vw, 2.125rem)", lineHeight: 1.15 },
    h2: { ...themeOptions.typography.h2, fontSize: "1.25rem", lineHeight: 1.3 },
    h3: { ...themeOptions.typography.h3, fontSize: "1.125rem" },
  },
  components: {
    ...themeOptions.components,
    MuiTextField: { defaultProps: { fullWidth: true, size: "small" } },
    MuiCheckbox: { defaultProps: { slotProps: { input: { "aria-label": "Select" } } } },
    MuiAccordionSummary: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.body1, fontWeight: 650 }) } },
    MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, paddingBottom: 8 }) } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 20 }, paperFullScreen: { borderRadius: 0 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: "12px 24px 20px" } } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme }) => ({ borderColor: theme.vars?.palette.divider, fontSize: "0.9375rem", paddingBlock: 12 }),
        head: ({ theme }) => ({ color: theme.vars?.palette.text.secondary, fontSize: "0.8125rem", fontWeight: 650 }),
      },
    },
    MuiTableSortLabel: {
      styleOverrides: { root: ({ theme }) => ({ "&.Mui-active": { color: theme.vars?.palette.text.primary } }) },
    },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 40, color: "inherit" } } },
  },
});

const queries = createQueryClient();
const authProvider = createAuthProvider(queries);
const dataProvider = dataProviderOf(contexts);
const store = storeWithHabits();

const faces: readonly Context[] = contexts;
const loadWords = () => wordsOf(faces);
const resources = faces.flatMap(({ resources = [] }) => resources).filter((one) => one.list && isShownAt(place, one));
const pages = faces.flatMap(({ pages = [] }) => pages).filter((page) => isShownAt(place, page));

const Overview = lazy(() => import("./overview/Overview.tsx"));
const Dashboard = () => <Overview contexts={faces} />;
const Layout = ({ children }: CoreLayoutProps) => <Frame contexts={faces}>{children}</Frame>;
const routeTo = ({ path, screen: Screen }: Page) => <Route key={path} path={path} element={<Screen />} />;

/** react-admin's core in our own frame: its Admin component would bring a theme, a bar and a log-in page we do not use. */
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
            <StoryWords value={loadWords}>
              <CoreAdminUI
                layout={Layout}
                {...(place !== "tools" && { dashboard: Dashboard })}
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
            </StoryWords>
          </CoreAdminContext>
        </BrowserRouter>
      </Gate>
    </QueryClientProvider>
    <AskedFirst />
    <Toasts />
  </ThemeProvider>
);
