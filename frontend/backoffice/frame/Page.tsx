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
  children: ReactNode;
};

/** One screen: its heading, the lead under it, its actions, and its content. */
export const Page = ({ title, lead, beside, actions, back, wide = false, children }: Props) => {
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
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "flex-start", mb: { xs: 2.5, sm: 3.5 } }}>
        <Box sx={{ flex: "1 1 320px", minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}>
            <Typography variant="h1">{title}</Typography>
            {beside}
          </Box>
          {lead && <Typography sx={{ color: "text.secondary", mt: 0.75 }}>{lead}</Typography>}
        </Box>
        {actions && <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  );
};
