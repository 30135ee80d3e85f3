import { Button } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Empty } from "../../shared/Empty.tsx";
import { useMe } from "./me.ts";
import { Page } from "../frame/Page.tsx";

/** Instructors may open the admin dashboard, but not what is for admins only; the server is not even asked. */
export const AdminsOnly = ({
  what = "the people of the facility",
  children,
}: {
  what?: string;
  children: ReactNode;
}) => {
  const { role } = useMe();
  if (role === "admin") return children;
  return (
    <Page title="Access Denied">
      <Empty
        title={`Only admins see ${what}`}
        text="If you need this, ask an admin to appoint you."
        action={
          <Button component={Link} to="/" variant="contained">
            Back to the overview
          </Button>
        }
      />
    </Page>
  );
};
