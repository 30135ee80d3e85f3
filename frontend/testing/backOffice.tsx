import { ThemeProvider } from "@mui/material/styles";
import { QueryClient } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { CoreAdminContext, defaultI18nProvider, memoryStore, ResourceContextProvider } from "react-admin";
import { MemoryRouter } from "react-router";
import type { UserView } from "../../backend/accounts/contract.ts";
import { currentUser, Me } from "../backoffice/access/me.ts";
import { theme } from "../backoffice/BackOffice.tsx";
import { contexts } from "../backoffice/contexts.ts";
import { dataProviderOf } from "../backoffice/data/dataProvider.ts";
import { StoryWords, wordsOf } from "../backoffice/sentences.ts";
import { AskedFirst } from "../shared/lessons/AskingFirst.tsx";
import { Toasts } from "../shared/Toasts.tsx";

export const user: UserView = {
  id: "morgan",
  email: "morgan@example.com",
  firstName: "Morgan",
  lastName: "Hale",
  profileImageUrl: null,
  role: "admin",
  age: null,
  ageRecordedOn: null,
  position: null,
  experience: null,
  phoneNumber: null,
  parentName: null,
  parentEmail: null,
  parentPhone: null,
  guardian: "none needed",
  guardianConfirmedAt: null,
  canLogIn: true,
  createdAt: "2030-01-01T12:00:00.000Z",
  updatedAt: "2030-01-01T12:00:00.000Z",
  erasedAt: null,
};

const dataProvider = dataProviderOf(contexts);
const loadWords = () => wordsOf(contexts);

/** `staleTime`: what was read stays fresh for so long, as in production. */
type Told = { role?: "instructor" | "admin"; resource?: string; staleTime?: number; at?: string };

/** A screen of the back office, as an admin gets it unless told otherwise. What it asks the server goes to `fetch`. */
export const renderInBackOffice = (screen: ReactNode, told: Told = {}) => {
  const { role = "admin", resource = "", staleTime = 0, at = "/" } = told;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, retryDelay: 1, staleTime } } });
  const me: UserView = { ...user, role };
  queryClient.setQueryData(currentUser.queryKey, me);
  return render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[at]}>
        <CoreAdminContext
          dataProvider={dataProvider}
          queryClient={queryClient}
          store={memoryStore()}
          i18nProvider={defaultI18nProvider}
        >
          <StoryWords value={loadWords}>
            <Me value={me}>
              <ResourceContextProvider value={resource}>{screen}</ResourceContextProvider>
            </Me>
          </StoryWords>
        </CoreAdminContext>
      </MemoryRouter>
      <AskedFirst />
      <Toasts />
    </ThemeProvider>,
  );
};
