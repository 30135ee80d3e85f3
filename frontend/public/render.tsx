import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { Box, Container } from "@mui/material";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { currentUserUrl, instructorsUrl } from "../../backend/accounts/contract.ts";
import { campsUrl, campUrl, myRegistrationsUrl } from "../../backend/camps/contract.ts";
import { myLessonsUrl } from "../../backend/lessons/contract.ts";
import { type Settings, settingsAtBuild } from "../../backend/pages/contract.ts";
import { playersUrl } from "../../backend/players/contract.ts";
import { PolicyName, policyUrl } from "../../backend/policies/contract.ts";
import { renderWith } from "../shared/settings.ts";
import { Logo } from "./frame/Logo.tsx";
import { PageSkeleton } from "./frame/PageSkeleton.tsx";
import { titleRendered } from "./frame/title.ts";
import { pageFiles, type PageModule } from "./pages.ts";
import { Site } from "./Site.tsx";
import { SiteTheme } from "./SiteTheme.tsx";
import { type Answers, clientWith } from "./waking/answersInPage.ts";
import { renderFor } from "./waking/rendered.ts";

/** Shown at addresses without a file until the script renders the page: the bar and a skeleton. */
const Shell = () => (
  <SiteTheme>
    <StaticRouter location="/404">
      <Box
        sx={{
          height: { xs: 64, md: 72 },
          bgcolor: "background.paper",
          borderBottom: "1px solid",
          borderColor: "divider",
        }}
      >
        <Container maxWidth="xl" sx={{ display: "flex", alignItems: "center", height: "100%" }}>
          <Logo />
        </Container>
      </Box>
      <Box sx={{ minHeight: "100svh" }}>
        <PageSkeleton />
      </Box>
    </StaticRouter>
  </SiteTheme>
);

export { publicPages } from "../../backend/pages/contract.ts";
export { pageFiles };

const modules = import.meta.glob<PageModule>(["./**/*Page.tsx", "!./frame/Page.tsx", "./landing/Landing.tsx"], {
  eager: true,
});

/** Markup with exactly the styles it needs. */
const render = (what: ReactNode) => {
  const cache = createCache({ key: "css" });
  const emotion = createEmotionServer(cache);
  const page = renderToString(<CacheProvider value={cache}>{what}</CacheProvider>);
  return { page, styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(page)) };
};

type Answered = { page: Page["path"]; path: string; answers: Answers; settings: Settings };
type Shown = { path: Page["path"]; Page: PageModule["default"]; url: string; answers: Answers };

const moduleOf = (path: Page["path"]) => {
  const module = modules[pageFiles[path]];
  if (!module) throw new Error(`There is no page ${pageFiles[path]}`);
  return module;
};
const renderSite = ({ path, Page, url, answers }: Shown) => {
  const queryClient = clientWith(answers);
  const { page, styles } = render(
    <StaticRouter location={url}>
      <Site queryClient={queryClient} first={{ path, Page }} />
    </StaticRouter>,
  );
  queryClient.clear(); // or it would be kept for half an hour
  return { page, styles, title: titleRendered() };
};

type Page = { path: keyof typeof pageFiles; query: Record<string, string>; signedIn: boolean; demo: boolean };

/**
 * A page as it looks before any data. Named segments of its path stand for any value. `query`: what its address must
 * have; an empty value stands for any, as the page does not show it.
 */
export const renderPage = async ({ path, query, signedIn, demo }: Page) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, value || anyOf(name)]));
  const place = path.replaceAll(/:\w+/g, "any");
  const url = Object.keys(query).length ? `${place}?${search}` : place;
  const about = { url, parameters: Object.keys(query).filter((name) => !query[name]), signedIn };
  const { default: Page, ready } = moduleOf(path);
  await ready?.(search);
  renderWith({ ...settingsAtBuild, demo });
  renderFor(about);
  return { ...renderSite({ path, Page, url, answers: {} }), about };
};

/**
 * A page as a visitor sees it who has no parameters in the address, with the answers to what it asks for first. Nothing
 * may be awaited between setting what it is rendered for and rendering it.
 */
export const renderAnswered = async ({ page: path, path: url, answers, settings }: Answered) => {
  const { default: Page, ready } = moduleOf(path);
  await ready?.(new URLSearchParams());
  renderWith(settings);
  renderFor({ url, parameters: [], signedIn: false });
  return renderSite({ path, Page, url, answers });
};

/** What a page fetches as soon as it is awake, so that the browser can preload it. */
export const ahead = ({ path, signedIn }: Pick<Page, "path" | "signedIn">) => [
  ...(signedIn ? [currentUserUrl] : []),
  ...(path === "/instructors" || path === "/book-lesson" || path === "/schedule" ? [instructorsUrl] : []),
  ...(path === "/camps-clinics" ? [campsUrl] : []),
  ...PolicyName.options.filter((name) => path === `/${name}`).map(policyUrl),
  ...(signedIn && path === "/player-dashboard" ? [myLessonsUrl, playersUrl] : []),
  ...(signedIn && (path === "/players" || path === "/book-lesson") ? [playersUrl] : []),
];

/** The same where it depends on the address: the server fills it in, see askedAt. */
export const aheadByAddress = (path: Page["path"]) => [
  ...(path.includes(":campId") ? [campUrl(":campId")] : []),
  ...(path === "/camp-registration-success" ? [`${myRegistrationsUrl}?campId={campId}`] : []),
];
const anyOf = (name: string) => ({ date: "2030-05-01", time: "16:00" })[name] ?? "any";

export const renderShell = () => {
  renderWith(settingsAtBuild);
  return render(<Shell />);
};
