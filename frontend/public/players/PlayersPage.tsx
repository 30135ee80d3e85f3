import AddIcon from "@mui/icons-material/PersonAddAlt";
import { Box, Button, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router";
import { mostPlayers, type PlayerView } from "../../../backend/players/contract.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useCurrentUser } from "../access/currentUser.ts";
import { loginPath } from "../access/returnAddress.ts";
import { onDemand } from "../frame/onDemand.tsx";
import { Page } from "../frame/Page.tsx";
import { useMyLessons } from "../lessons/open.ts";
import { useAwake } from "../waking/rendered.ts";
import { callName } from "./callName.ts";
import { ConfirmEmail } from "./ConfirmEmail.tsx";
import { usePlayers } from "./usePlayers.ts";
import { playersPageWords as words } from "./words.ts";

const AddPlayer = onDemand(async () => (await import("./AddPlayer.tsx")).AddPlayer);
const CorrectPlayer = onDemand(async () => (await import("./CorrectPlayer.tsx")).CorrectPlayer);
const ErasePlayer = onDemand(async () => (await import("./ErasePlayer.tsx")).ErasePlayer);

type Doing = { what: "correct" | "erase"; player: PlayerView } | { what: "add" } | undefined;

const factsOf = ({ age, sport, position, experience }: PlayerView) =>
  [age === null ? null : words.ageYears(age), sport && words[sport], position, experience].filter(Boolean).join(" · ");

const PlayerRow = ({ player, name, onDo }: { player: PlayerView; name: string; onDo: (doing: Doing) => void }) => {
  const isAccounts = name === words.me;
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography component="h2" variant="h4" sx={{ overflowWrap: "anywhere" }}>
        {isAccounts
          ? words.nameYou(`${player.firstName ?? ""} ${player.lastName ?? ""}`)
          : `${player.firstName ?? ""} ${player.lastName ?? ""}`}
      </Typography>
      <Typography sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {player.plays ? factsOf(player) || words.nothingMoreYet : words.youBringOthers}
      </Typography>
      <Box sx={{ mt: 1, ml: -1, display: "flex", flexWrap: "wrap", gap: 0.5 }}>
        {isAccounts ? (
          <Button component={Link} to="/player-dashboard" size="small" sx={{ minHeight: 44 }}>
            {words.editOnDashboard}
          </Button>
        ) : (
          <>
            <Button
              size="small"
              sx={{ minHeight: 44 }}
              aria-label={words.correctName(name)}
              onClick={() => onDo({ what: "correct", player })}
            >
              {words.correct}
            </Button>
            {!player.isOwn && (
              <Button
                size="small"
                color="inherit"
                sx={{ minHeight: 44 }}
                aria-label={words.eraseName(name)}
                onClick={() => onDo({ what: "erase", player })}
              >
                {words.erase}
              </Button>
            )}
          </>
        )}
      </Box>
    </Card>
  );
};

const Players = ({ onDo }: { onDo: (doing: Doing) => void }) => {
  const user = useCurrentUser();
  const { data, error, isPending, refetch } = usePlayers();
  const awake = useAwake();
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
      <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, mt: 3, display: "grid", gap: 2 }}>
        {data.map((player) => (
          <PlayerRow key={player.id} player={player} name={callName(player, user)} onDo={onDo} />
        ))}
      </Box>
      <Box sx={{ mt: 3 }}>
        {added < mostPlayers ? (
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

/** The family's players: who they are, adding, correcting, erasing. */
const PlayersPage = () => {
  const user = useCurrentUser();
  const [doing, setDoing] = useState<Doing>();
  const { data: players = [] } = usePlayers();
  const { data: lessons = [] } = useMyLessons();
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
  const asksWhose =
    players.length === 1 &&
    lessons.some(({ studentId }) => studentId === user?.id) &&
    own?.firstName === user?.firstName;
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
      {players.some(({ consent, isOwn }) => consent === "asked" && !(isOwn && user?.guardian === "asked")) && (
        <ConfirmEmail email={user?.email ?? null} />
      )}
      <Players onDo={setDoing} />
      {doing?.what === "add" && <AddPlayer asksWhose={asksWhose} onClose={close} />}
      {doing?.what === "correct" && <CorrectPlayer player={doing.player} onClose={close} />}
      {doing?.what === "erase" && <ErasePlayer player={doing.player} onClose={close} />}
    </Page>
  );
};
export default PlayersPage;
