import { Box, Button } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Empty } from "../../shared/Empty.tsx";
import { Page } from "../frame/Page.tsx";
import { campNotFoundWords } from "./words.ts";

/** No camp at this address. */
export const CampNotFound = ({
  words = campNotFoundWords.weCouldntFindThatCamp,
  above,
}: {
  words?: string;
  above?: ReactNode;
}) => (
  <Page title={campNotFoundWords.campNotFound} maxWidth="md" above={above}>
    <Box sx={{ mt: 3 }}>
      <Empty
        title={words}
        text={campNotFoundWords.itMayHaveBeenTakenDown}
        picture={<img src="/scenes/empty-plate.svg" alt="" width={200} height={140} />}
        action={
          <Button component={Link} to="/camps-clinics" variant="contained" size="large">
            {campNotFoundWords.viewAllCamps}
          </Button>
        }
      />
    </Box>
  </Page>
);
