import { Box, Button } from "@mui/material";
import { Link, useMatch } from "react-router";

interface Destination {
  readonly to: string;
  readonly label: string;
  readonly search?: string; // what they have in common: "?instructor=ana"
  readonly isAway?: boolean; // another page load
}

const View = ({ to, label, search = "", isAway = false }: Destination) => {
  const isHere = useMatch(to) !== null;
  return (
    <Button
      component={Link}
      to={to + search}
      reloadDocument={isAway}
      sx={{ px: { xs: 1.5, sm: 2.25 } }}
      variant={isHere ? "contained" : "outlined"}
      disableElevation
      {...(isHere && { "aria-current": "page" as const })}
    >
      {label}
    </Button>
  );
};

/** Several screens that are one to people, and which of them is shown. */
export const Views = ({ label, views }: { label: string; views: readonly Destination[] }) => (
  <Box component="nav" aria-label={label} sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 2.5 }}>
    {views.map((view) => (
      <View key={view.to} {...view} />
    ))}
  </Box>
);
