import { Box, Button } from "@mui/material";
import { Link, useLocation } from "react-router";
import { Page } from "./Page.tsx";
import { notFoundPageWords as words } from "./words.ts";

const NotFoundPage = () => {
  const { pathname } = useLocation();
  return (
    <Page title={words.pageNotFound} maxWidth="sm" intro={words.thisOneWentFoul}>
      <Box
        component="code"
        sx={{
          display: "block",
          my: 3,
          px: 2,
          py: 1.5,
          borderRadius: "10px",
          bgcolor: "ground.sand",
          fontSize: "1rem",
          overflowWrap: "anywhere",
        }}
      >
        {pathname}
      </Box>
      <Button component={Link} to="/" variant="contained" size="large">
        {words.goHome}
      </Button>
    </Page>
  );
};
export default NotFoundPage;
