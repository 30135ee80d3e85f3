import { Button } from "@mui/material";
import { Link, useLocation } from "react-router";
import { Empty } from "../../shared/Empty.tsx";
import { useMe } from "../access/me.ts";
import { baseOf, homeOf, place } from "../place.ts";
import { Page } from "./Page.tsx";
import { crashWords, notFoundWords as words } from "./words.ts";

export const NotFound = () => {
  const { pathname } = useLocation();
  const { role } = useMe();
  return (
    <Page title={words.pageNotFound}>
      <Empty
        title={words.theresNothingAt}
        text={`${baseOf(place)}${pathname}`}
        action={
          <Button variant="contained" {...(place === "tools" ? { href: homeOf(role) } : { component: Link, to: "/" })}>
            {crashWords.backToOverview}
          </Button>
        }
      />
    </Page>
  );
};
