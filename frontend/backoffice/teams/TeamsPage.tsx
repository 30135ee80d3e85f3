import type { ReactNode } from "react";
import { Page } from "../frame/Page.tsx";
import { Views } from "../frame/Views.tsx";
import { teamsWords as words } from "./words.ts";

const views = [
  { to: "/team-finders", label: words.players },
  { to: "/team-creations", label: words.coaches },
  { to: "/team-matches", label: words.matches },
];

/** Both kinds and how they fit, as one screen with three views. */
export const TeamsPage = ({
  lead = words.lead,
  actions,
  children,
}: {
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
}) => (
  <Page title={words.title} lead={lead} actions={actions}>
    <Views label={words.views} views={views} />
    {children}
  </Page>
);
