import { Box, Button } from "@mui/material";
import { Link, useLocation } from "react-router";
import { Page } from "./Page.tsx";

const NotFoundPage = () => {
  const { pathname } = useLocation();
  return (
    <Page title="Page Not Found" maxWidth="sm" intro="This one went foul: there is no page at this address.">
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
        Go Home
      </Button>
    </Page>
  );
};
export default NotFoundPage;
