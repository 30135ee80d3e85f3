import { Box, Button, Card, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = {
  title: string; // of the camp
  chip: ReactNode;
  about: string;
  next?: string | null | undefined;
  to: { to: string; label: string };
  isUrgent?: boolean;
};

/** A camp of the family's on its dashboard: how it stands, and where it goes on. */
export const CampRow = ({ title, chip, about, next, to: { to, label }, isUrgent = false }: Props) => (
  <Card
    component="li"
    sx={{
      px: { xs: 2, sm: 2.5 },
      py: { xs: 1.5, sm: 2.5 },
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: 0.5,
      overflowWrap: "anywhere",
      ...(isUrgent && { borderColor: "success.main" }),
    }}
  >
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, rowGap: 0.5, alignItems: "center" }}>
      <Typography component="h3" sx={{ fontWeight: 700, minWidth: 0 }}>
        {title}
      </Typography>
      {chip}
    </Box>
    <Typography sx={{ color: "text.secondary" }}>{about}</Typography>
    {next && <Typography sx={{ mt: 0.5 }}>{next}</Typography>}
    <Box sx={{ mt: 0.5, ml: isUrgent ? 0 : -1.5 }}>
      <Button
        component={Link}
        to={to}
        size="small"
        variant={isUrgent ? "contained" : "text"}
        aria-label={`${label}: ${title}`}
      >
        {label}
      </Button>
    </Box>
  </Card>
);
