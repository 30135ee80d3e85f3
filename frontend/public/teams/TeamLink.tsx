import { Button, Skeleton, Typography } from "@mui/material";
import type { ComponentType, ReactNode } from "react";
import { Link } from "react-router";
import { useMailedToken } from "../access/useMailedToken.ts";
import { deadLink, Outcome } from "../forms/Outcome.tsx";
import { Page } from "../frame/Page.tsx";
import { teamLinkWords as words } from "./words.ts";

/** What a link opens: it draws `dead` if the link no longer works, and `home` where there is nothing left to do. */
export type Opened = ComponentType<{ token: string; dead: ReactNode; home: ReactNode }>;

const home = (
  <Button component={Link} to="/" variant="contained">
    {words.home}
  </Button>
);
const dead = (
  <Outcome title={deadLink} next={home}>
    <Typography>{words.deadText}</Typography>
  </Outcome>
);

/** Where links in emails about teams lead. Opening them changes nothing: mail programs open links by themselves. */
export const TeamLink = ({ title, opened: Opened }: { title: string; opened: Opened }) => {
  const token = useMailedToken();
  return (
    <Page title={title} maxWidth="sm">
      {token === undefined && (
        <Skeleton variant="rounded" height={220} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />
      )}
      {token === null && dead}
      {token && <Opened key={token} token={token} dead={dead} home={home} />}
    </Page>
  );
};
