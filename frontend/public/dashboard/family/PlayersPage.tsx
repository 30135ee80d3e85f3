import AddIcon from "@mui/icons-material/PersonAddAlt";
import { Box, Button, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router";
import { mostPlayers } from "../../../../backend/players/contract.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useCurrentUser } from "../../access/currentUser.ts";
import { loginPath } from "../../access/returnAddress.ts";
import { onDemand } from "../../frame/onDemand.tsx";
import { useFocusWhenFewer } from "../../frame/useFocusWhenFewer.ts";
import { Page } from "../../frame/Page.tsx";
import { useMyRegistrations } from "../../camps/open.ts";
import { useMyLessons, useMyRequests } from "../../lessons/open.ts";
import { useAwake } from "../../waking/rendered.ts";
import { addPlayer, ConfirmEmail, correctPlayer, useMyWaivers, usePlayers } from "../../players/open.ts";
import { playersPageWords as words } from "../words.ts";
import { type Doing, PlayerRow } from "./PlayerRow.tsx";

const AddPlayer = onDemand(addPlayer, "AddPlayer");
const CorrectPlayer = onDemand(correctPlayer, "CorrectPlayer");
const ErasePlayer = onDemand(async () => (await import("./ErasePlayer.tsx")).ErasePlayer, "ErasePlayer");

const OwnLogin = onDemand(async () => (await import("./OwnLogin.tsx")).OwnLogin, "OwnLogin");

const Players = ({ onDo }: { onDo: (doing: Doing) => void }) => {
  const user = useCurrentUser();
  const { data, error, isPending, refetch } = usePlayers();
  const awake = useAwake();
  const list = useFocusWhenFewer<HTMLUListElement>(data?.length ?? 0);
  if (isPending || !awake)
    return (
      <Box aria-busy aria-label={words.loading} component="section" sx={{ mt: 3, display: "grid", gap: 2 }}>
        <Skeleton variant="rounded" height={124} sx={{ borderRadius: "16px" }} />
        <Skeleton variant="rounded" height={124} sx={{ borderRadius: "16px" }} />
      </Box>
    );
  if (!data) return <Problem title={words.couldntLoad} error={error} onRetry={() => void refetch()} />;
  const added = data.filter(({ isOwn }) => !isOwn).length;
  return (
    <>
      <Box
        component="ul"
        aria-label={words.players}
        {...list}
        sx={{ listStyle: "none", p: 0, m: 0, mt: 3, display: "grid", gap: 2, "&:focus": { outline: "none" } }}
      >
        {data.map((player) => (
          <PlayerRow key={player.id} player={player} user={user} onDo={onDo} />
        ))}
      </Box>
      <Box sx={{ mt: 3 }}>
        {user && user.guardian !== "none needed" ? (
          <Typography>{words.othersDecide}</Typography>
        ) : added < mostPlayers ? (
          <Button variant="contained" size="large" startIcon={<AddIcon />} onClick={() => onDo({ what: "add" })}>
            {words.addAPlayer}
          </Button>
        ) : (
          <Typography>{words.noMore(mostPlayers)}</Typography>
        )}
      </Box>
    </>
  );
};

/** What an account has had here before it added a player, if anything. */
const useHistorySoFar = (): "lessons" | "camps" | undefined => {
  const user = useCurrentUser();
  const { data: lessons = [] } = useMyLessons();
  const { data: requests = [] } = useMyRequests();
  const { data: registrations = [] } = useMyRegistrations({ enabled: Boolean(user) });
  if (lessons.some(({ studentId }) => studentId === user?.id) || requests.length > 0) return "lessons";
  return registrations.length > 0 ? "camps" : undefined;
};

/** The family's players: who they are, adding, correcting, erasing. */
const PlayersPage = () => {
  const user = useCurrentUser();
  const [doing, setDoing] = useState<Doing | undefined>();
  const { data: players = [] } = usePlayers();
  const { data: waivers } = useMyWaivers();
  const soFar = useHistorySoFar();
  if (user === null)
    return (
      <Page title={words.accessDenied} intro={words.pleaseLogIn} maxWidth="sm">
        <Button component={Link} to={loginPath("/players")} variant="contained" size="large" sx={{ mt: 3 }}>
          {words.logIn}
        </Button>
      </Page>
    );
  const close = () => setDoing(undefined);
  const [own] = players;
  /** Asked once: from then on there is another player, or the own one has a name of its own. */
  const asksWhose = players.length === 1 && own?.firstName === user?.firstName ? soFar : undefined;
  return (
    <Page
      title={words.players}
      intro={words.bookForEach}
      above={
        <Anchor component={Link} to="/player-dashboard" sx={{ display: "inline-block", py: 0.5 }}>
          {words.dashboard}
        </Anchor>
      }
      maxWidth="md"
    >
      <ConfirmEmail sx={{ mt: 3 }} />
      <Players onDo={setDoing} />
      {waivers?.version && (
        <Typography sx={{ mt: 3 }}>
          <Anchor component={Link} to="/waiver">
            {words.seeTheWaiver}
          </Anchor>
        </Typography>
      )}
      {doing?.what === "add" && <AddPlayer asksWhose={asksWhose} onClose={close} />}
      {doing?.what === "correct" && <CorrectPlayer player={doing.player} onClose={close} />}
      {doing?.what === "login" && <OwnLogin player={doing.player} onClose={close} />}
      {doing?.what === "erase" && <ErasePlayer player={doing.player} onClose={close} />}
    </Page>
  );
};
export default PlayersPage;
