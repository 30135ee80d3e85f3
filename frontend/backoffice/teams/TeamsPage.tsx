import { Box, Button } from "@mui/material";
import type { ReactNode } from "react";
import { Link, useMatch } from "react-router";
import { Page } from "../frame/Page.tsx";
import { teamsWords as words } from "./words.ts";

const View = ({ to, label }: { to: string; label: string }) => {
  const isHere = useMatch(to) !== null;
  return (
    <Button
      component={Link}
      to={to}
      variant={isHere ? "contained" : "outlined"}
      disableElevation
      {...(isHere && { "aria-current": "page" as const })}
    >
      {label}
    </Button>
  );
};

/** Both kinds and how they fit, as one screen with three views. */
export const TeamsPage = ({
  lead = words.lead,
  actions,
  children,
}: {
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
}) => (
  <Page title={words.title} lead={lead} actions={actions}>
    <Box component="nav" aria-label={words.views} sx={{ display: "flex", flexWrap: "wrap", gap: 1, mb: 2.5 }}>
      <View to="/team-finders" label={words.players} />
      <View to="/team-creations" label={words.coaches} />
      <View to="/team-matches" label={words.matches} />
    </Box>
    {children}
  </Page>
);
