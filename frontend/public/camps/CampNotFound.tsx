import { Box, Button } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Empty } from "../../shared/Empty.tsx";
import { Page } from "../frame/Page.tsx";

/** No camp at this address. */
export const CampNotFound = ({
  words = "There is no camp at this address.",
  above,
}: {
  words?: string;
  above?: ReactNode;
}) => (
  <Page title="Camp Not Found" maxWidth="md" above={above}>
    <Box sx={{ mt: 3 }}>
      <Empty
        title={words}
        text="It may have been taken down. Have a look at those that are still to come."
        picture={<img src="/scenes/empty-plate.svg" alt="" width={200} height={140} />}
        action={
          <Button component={Link} to="/camps-clinics" variant="contained" size="large">
            View All Camps
          </Button>
        }
      />
    </Box>
  </Page>
);
