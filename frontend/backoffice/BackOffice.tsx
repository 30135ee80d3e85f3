import { CssBaseline, ThemeProvider } from "@mui/material";
import { QueryClientProvider } from "@tanstack/react-query";
import { CoreAdminContext, CoreAdminUI, CustomRoutes, defaultI18nProvider, memoryStore, Resource } from "react-admin";
import { BrowserRouter, Route } from "react-router";
import { createQueryClient } from "../shared/queryClient.ts";
import { Toasts } from "../shared/Toasts.tsx";
import { camps, creation, disputePack, editing, roster } from "./camps/index.ts";
import { registrations } from "./camps/registrations/index.ts";
import { createAuthProvider } from "./access/authProvider.ts";
import { Gate } from "./access/Gate.tsx";
import { users } from "./accounts/users/index.ts";
import { schedule } from "./calendar/index.ts";
import { coachingInquiries } from "./clinics/index.ts";
import { dataProvider } from "./data/dataProvider.ts";
import { Crash } from "./frame/Crash.tsx";
import { Frame } from "./frame/Frame.tsx";
import { PageSkeleton } from "./frame/FrameSkeleton.tsx";
import { NotFound } from "./frame/NotFound.tsx";
import { Notifications } from "./frame/Notifications.tsx";
import { lessonRequests } from "./lessonRequests/index.ts";
import { lessons } from "./lessons/index.ts";
import { mails } from "./mails/index.ts";
import { overview } from "./overview/index.ts";
import { baseOf, place } from "./place.ts";
import { paymentManagement, revenue, unmatchedPayments } from "./payments/index.ts";
import { profile } from "./accounts/profile/index.ts";
import { slots } from "./scheduling/index.ts";
import { students } from "./students/index.ts";
import { theme } from "./theme.ts";

const queries = createQueryClient();
const authProvider = createAuthProvider(queries);
const store = memoryStore();

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
            <CoreAdminUI
              layout={Frame}
              {...(place !== "tools" && { dashboard: overview[place] })}
              loading={PageSkeleton}
              catchAll={NotFound}
              error={Crash}
              disableTelemetry
            >
              <Resource {...lessons} />
              <Resource {...lessonRequests} />
              <Resource {...coachingInquiries} />
              <Resource {...students} />
              <Resource {...camps}>
                <Route path={roster.path} element={<roster.screen />} />
              </Resource>
              <Resource {...registrations}>
                <Route path={disputePack.path} element={<disputePack.screen />} />
              </Resource>
              <Resource {...mails} />
              {place === "admin" && <Resource {...users} />}
              <CustomRoutes>
                <Route path={schedule.path} element={<schedule.screen />} />
                <Route path={revenue.path} element={<revenue.screen />} />
                <Route path={unmatchedPayments.path} element={<unmatchedPayments.screen />} />
              </CustomRoutes>
              {place === "tools" && (
                <CustomRoutes>
                  <Route path={paymentManagement.path} element={<paymentManagement.screen />} />
                  <Route path={creation.path} element={<creation.screen />} />
                  <Route path={editing.path} element={<editing.screen />} />
                </CustomRoutes>
              )}
              {place === "instructor" && (
                <CustomRoutes>
                  <Route path={slots.path} element={<slots.screen />} />
                  <Route path={profile.path} element={<profile.screen />} />
                </CustomRoutes>
              )}
            </CoreAdminUI>
            <Notifications />
          </CoreAdminContext>
        </BrowserRouter>
      </Gate>
    </QueryClientProvider>
    <Toasts />
  </ThemeProvider>
);
