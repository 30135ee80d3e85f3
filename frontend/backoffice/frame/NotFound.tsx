import { Button } from "@mui/material";
import { Link, useLocation } from "react-router";
import { Empty } from "../../shared/Empty.tsx";
import { useMe } from "../access/me.ts";
import { baseOf, homeOf, place } from "../place.ts";
import { Page } from "./Page.tsx";

export const NotFound = () => {
  const { pathname } = useLocation();
  const { role } = useMe();
  return (
    <Page title="Page Not Found">
      <Empty
        title="There is nothing at this address"
        text={`${baseOf(place)}${pathname}`}
        action={
          <Button variant="contained" {...(place === "tools" ? { href: homeOf(role) } : { component: Link, to: "/" })}>
            Back to the overview
          </Button>
        }
      />
    </Page>
  );
};
