import { Box, Button } from "@mui/material";
import { useEffect, useRef } from "react";
import { Link, useMatch } from "react-router";

interface Destination {
  readonly to: string;
  readonly label: string;
  readonly search?: string; // what they have in common: "?instructor=ana"
  readonly isAway?: boolean; // another page load
}

const View = ({ to, label, search = "", isAway = false }: Destination) => {
  const isHere = useMatch(to) !== null;
  const button = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const row = button.current?.parentElement;
    if (isHere && row && button.current) row.scrollLeft = button.current.offsetLeft - row.offsetLeft - 16;
  }, [isHere]);
  return (
    <Button
      ref={button}
      component={Link}
      to={to + search}
      reloadDocument={isAway}
      sx={{ px: { xs: 1.5, sm: 2.25 }, flexShrink: 0 }}
      variant={isHere ? "contained" : "outlined"}
      disableElevation
      {...(isHere && { "aria-current": "page" as const })}
    >
      {label}
    </Button>
  );
};

/** Several screens that are one to people, and which of them is shown. On a phone their row scrolls. */
export const Views = ({ label, views }: { label: string; views: readonly Destination[] }) => (
  <Box component="nav" aria-label={label} sx={row}>
    {views.map((view) => (
      <View key={view.to} {...view} />
    ))}
  </Box>
);

const row = {
  display: "flex",
  flexWrap: { sm: "wrap" },
  overflowX: { xs: "auto", sm: "visible" },
  scrollbarWidth: "none",
  gap: 1,
  mb: 2,
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: 0.5, // where it scrolls, the ring of what is in focus needs room
} as const;
