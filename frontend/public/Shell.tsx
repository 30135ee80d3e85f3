import { Box, Container } from "@mui/material";
import { StaticRouter } from "react-router";
import { Logo } from "./frame/Logo.tsx";
import { PageSkeleton } from "./frame/PageSkeleton.tsx";
import { SiteTheme } from "./SiteTheme.tsx";

/** What stands in the file of unknown addresses until the script renders the page: the bar and a heading's place. */
export const Shell = () => (
  <SiteTheme>
    <StaticRouter location="/404">
      <Box
        sx={{
          height: { xs: 64, md: 72 },
          bgcolor: "background.paper",
          borderBottom: "1px solid",
          borderColor: "divider",
        }}
      >
        <Container maxWidth="xl" sx={{ display: "flex", alignItems: "center", height: "100%" }}>
          <Logo />
        </Container>
      </Box>
      <Box sx={{ minHeight: "100svh" }}>
        <PageSkeleton />
      </Box>
    </StaticRouter>
  </SiteTheme>
);
