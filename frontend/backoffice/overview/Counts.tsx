import { Box, Card, CardActionArea, Skeleton } from "@mui/material";
import { Link } from "react-router";

/** `to` is another screen, or "#id" of a part of this one. */
type Count = { label: string; value: number | string | undefined; to: string; urgent?: boolean };

/** A few numbers that each lead to what they count. */
export const Counts = ({ counts }: { counts: Count[] }) => (
  <Box
    component="ul"
    sx={{
      listStyle: "none",
      p: 0,
      m: 0,
      mb: 4,
      display: "grid",
      gap: { xs: 1, sm: 2 },
      gridTemplateColumns: {
        xs: `repeat(${counts.length > 3 ? 2 : counts.length}, minmax(0, 1fr))`,
        sm: `repeat(${counts.length}, minmax(0, 1fr))`,
      },
    }}
  >
    {counts.map(({ label, value, to, urgent = false }) => (
      <Card key={to} component="li">
        <CardActionArea
          {...(to.startsWith("#") ? { href: to } : { component: Link, to })}
          sx={{ px: { xs: 1.5, sm: 2.5 }, py: { xs: 1.5, sm: 2 }, height: "100%" }}
        >
          <Box
            sx={{
              typography: "h1",
              fontVariantNumeric: "tabular-nums",
              lineHeight: 1.1,
              color: urgent && value ? "secondary.main" : "text.primary",
            }}
          >
            {value ?? <Skeleton width="1.2ch" />}
          </Box>
          <Box sx={{ color: "text.secondary", mt: 0.5, typography: "body2" }}>{label}</Box>
        </CardActionArea>
      </Card>
    ))}
  </Box>
);
