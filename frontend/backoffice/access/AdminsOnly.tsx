import { Button } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Empty } from "../../shared/Empty.tsx";
import { useMe } from "./me.ts";
import { Page } from "../frame/Page.tsx";
import { adminsOnlyWords as words } from "./words.ts";

/** Instructors may open the admin dashboard, but not what is for admins only; the server is not even asked. */
export const AdminsOnly = ({ what = words.everyonesAccounts, children }: { what?: string; children: ReactNode }) => {
  const { role } = useMe();
  if (role === "admin") return children;
  return (
    <Page title={words.accessDenied}>
      <Empty
        title={words.onlyAdminsCanSee(what)}
        text={words.ifYouNeedThis}
        action={
          <Button component={Link} to="/" variant="contained">
            {words.backToOverview}
          </Button>
        }
      />
    </Page>
  );
};
