import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import { Box, Button, Typography } from "@mui/material";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { settings } from "../../shared/settings.ts";

type Props = {
  title: string;
  lead?: ReactNode;
  beside?: ReactNode; // a word of state after the title
  actions?: ReactNode;
  back?: { to: string; label: string };
  wide?: boolean;
  tight?: boolean; // a short title, which shares its row with the actions on a phone, too
  children: ReactNode;
};

/** One screen: its heading, the lead under it, its actions, and its content. */
export const Page = ({ title, lead, beside, actions, back, wide = false, tight = false, children }: Props) => {
  useEffect(() => {
    document.title = `${title} · ${settings().productName}`;
  }, [title]);
  return (
    <Box sx={{ maxWidth: wide ? 1480 : 1160, mx: "auto", px: { xs: 2, sm: 4 }, pt: { xs: 2.5, sm: 4 } }}>
      {back && (
        <Button
          component={Link}
          to={back.to}
          size="small"
          startIcon={<ArrowBackIcon />}
          sx={{ ml: -1.5, mb: 1, displayPrint: "none" }}
        >
          {back.label}
        </Button>
      )}
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: { xs: tight ? 0.5 : 2, sm: 2 },
          alignItems: "flex-start",
          mb: { xs: tight ? 1.5 : 2.5, sm: 3.5 },
        }}
      >
        <Box sx={{ display: { xs: tight ? "contents" : "block", sm: "block" }, flex: "1 1 320px", minWidth: 0 }}>
          <Box
            sx={{
              display: "flex",
              flexWrap: "wrap",
              alignItems: "center",
              columnGap: 1.5,
              rowGap: 0.5,
              ...(tight && { flex: { xs: 1, sm: "initial" }, minHeight: { xs: 44, sm: 0 } }),
            }}
          >
            <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
              {title}
            </Typography>
            {beside}
          </Box>
          {lead && (
            <Typography
              sx={{
                color: "text.secondary",
                mt: { xs: tight ? 0 : 0.75, sm: 0.75 },
                ...(tight && { order: { xs: 1, sm: 0 }, width: { xs: 1, sm: "auto" } }),
              }}
            >
              {lead}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  );
};
