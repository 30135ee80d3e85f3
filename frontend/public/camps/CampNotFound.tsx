import { Button } from "@mui/material";
import { Link } from "react-router";
import { Page } from "../frame/Page.tsx";

export const CampNotFound = () => (
  <Page title="Camp Not Found" maxWidth="sm" intro="There is no camp at this address. It may have been taken down.">
    <Button component={Link} to="/camps-clinics" variant="contained" size="large" sx={{ mt: 3 }}>
      View All Camps
    </Button>
  </Page>
);
