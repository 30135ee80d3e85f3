import { Box, Container } from "@mui/material";
import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { StaticRouter } from "react-router";
import { theme } from "../shared/theme.ts";
import { Logo } from "./frame/Logo.tsx";
import { PageSkeleton } from "./frame/PageSkeleton.tsx";

/** What stands in every page's file until the script renders the page itself: the bar and a heading's place. */
export const Shell = () => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <StaticRouter location="/login">
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
  </ThemeProvider>
);
