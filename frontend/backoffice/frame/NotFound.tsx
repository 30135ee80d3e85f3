import { Button } from "@mui/material";
import { Link, useLocation } from "react-router";
import { Empty } from "../../shared/Empty.tsx";
import { baseOf, place } from "../place.ts";
import { Page } from "./Page.tsx";

export const NotFound = () => {
  const { pathname } = useLocation();
  return (
    <Page title="Page Not Found">
      <Empty
        title="There is nothing at this address"
        text={`${baseOf(place)}${pathname}`}
        action={
          <Button component={Link} to="/" variant="contained">
            Back to the overview
          </Button>
        }
      />
    </Page>
  );
};
