import type { ReactNode } from "react";
import { useMe } from "../access/me.ts";
import { Page } from "../frame/Page.tsx";
import { Views } from "../frame/Views.tsx";
import { emailOutreach, outreachPageWords as words } from "./words.ts";

const forStaff = [
  { to: "/email-outreach", label: words.emails },
  { to: "/outreach-campaigns", label: words.campaigns },
  { to: "/leagues", label: words.leagues },
];
const forAdmins = [...forStaff, { to: "/suppressions", label: words.suppressions }];

/** What is sent, to whom, and who wants none of it, as one screen. */
export const OutreachPage = ({
  lead,
  actions,
  children,
}: {
  lead: string;
  actions?: ReactNode;
  children: ReactNode;
}) => (
  <Page title={emailOutreach} lead={lead} actions={actions}>
    <Views label={words.views} views={useMe().role === "admin" ? forAdmins : forStaff} />
    {children}
  </Page>
);
