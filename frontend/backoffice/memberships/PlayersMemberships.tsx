import BadgeIcon from "@mui/icons-material/BadgeOutlined";
import { Box, Card, IconButton, Link, Menu, MenuItem, Typography } from "@mui/material";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import type { ManagedUserView } from "../../../backend/accounts/contract.ts";
import { fullName } from "../../shared/formats.ts";
import { ActivateDialog } from "./ActivateDialog.tsx";
import { canEnd, ChangeMembership } from "./ChangeMembership.tsx";
import { DeactivateDialog } from "./DeactivateDialog.tsx";
import { isInTrouble, MembershipChip, standingWord } from "./MembershipChip.tsx";
import { activateWords, deactivateWords, membershipRowsWords, playersMembershipsWords as words } from "./words.ts";

type Player = ManagedUserView["players"][number];
type User = Pick<ManagedUserView, "firstName" | "lastName" | "players">;

/** Of an account's memberships the one that someone has to see to, else one that is active. */
const shownOf = ({ players }: Pick<User, "players">) =>
  players.find(isInTrouble) ?? players.find(({ membershipStatus }) => membershipStatus === "active") ?? players[0];
export const AccountsMembership = ({ user }: { user: User }) => {
  const shown = shownOf(user);
  return shown && <MembershipChip {...shown} />;
};
/** The same in words; empty for an account without players */
export const accountsMembership = (user: Pick<User, "players">) => {
  const shown = shownOf(user);
  return shown ? standingWord(shown) : "";
};

/** For a row: activates or deactivates, and asks for which of the account's players. */
export const MembershipMenu = ({ user }: { user: User }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<Player | undefined>();
  if (user.players.length === 0) return null;
  const close = () => setAsking(undefined);
  const asked = asking && { playerId: asking.playerId, name: fullName(asking), onClose: close };
  return (
    // A click on the row opens the person; a click in here must not.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <span onClick={(event) => event.stopPropagation()}>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={words.change(fullName(user))}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <BadgeIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {user.players.map((player) => (
          <MenuItem
            key={player.playerId}
            sx={{ minHeight: 44 }}
            onClick={() => {
              setAnchor(null);
              setAsking(player);
            }}
          >
            {canEnd(player)
              ? deactivateWords.deactivateFor(fullName(player))
              : activateWords.activateFor(fullName(player))}
          </MenuItem>
        ))}
      </Menu>
      {asked && !canEnd(asking) && <ActivateDialog {...asked} />}
      {asked && canEnd(asking) && <DeactivateDialog {...asked} />}
    </span>
  );
};

/** Every player of an account, and how the membership stands. */
export const PlayersMemberships = ({ user }: { user: User }) => (
  <Card component="ul" aria-label={words.membership} sx={{ listStyle: "none", m: 0, p: 0 }}>
    {user.players.map((player) => (
      <Box
        component="li"
        key={player.playerId}
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 1.5,
          alignItems: "center",
          px: 2,
          py: 1.25,
          "& + &": { borderTop: 1, borderColor: "divider" },
        }}
      >
        <Box sx={{ flex: "1 1 200px", minWidth: 0 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
            <Link component={RouterLink} to={`/memberships/${player.playerId}/show`} color="inherit" underline="hover">
              {fullName(player)}
            </Link>
            <MembershipChip {...player} />
          </Box>
          {player.membershipStatus === "active" && (
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {membershipRowsWords.videosThisMonth(player.videosThisMonth, player.allowed)}
            </Typography>
          )}
        </Box>
        <ChangeMembership
          playerId={player.playerId}
          name={fullName(player)}
          membershipStatus={player.membershipStatus}
          card={player.card}
        />
      </Box>
    ))}
  </Card>
);
