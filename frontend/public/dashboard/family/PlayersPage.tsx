import AddIcon from "@mui/icons-material/PersonAddAlt";
import { Box, Button, Card, Collapse, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { useState } from "react";
import { Link } from "react-router";
import { mostPlayers, ownLoginAge, type PlayerView } from "../../../../backend/players/contract.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useCurrentUser } from "../../access/currentUser.ts";
import { loginPath } from "../../access/returnAddress.ts";
import { Guardians } from "./Guardians.tsx";
import { onDemand } from "../../frame/onDemand.tsx";
import { Page } from "../../frame/Page.tsx";
import { useMyRegistrations } from "../../camps/open.ts";
import { useMyLessons, useMyRequests } from "../../lessons/open.ts";
import { HistoryOf } from "../../frame/HistoryOf.tsx";
import { useAwake } from "../../waking/rendered.ts";
import { addPlayer, callName, ConfirmEmail, correctPlayer, useMyWaivers, usePlayers } from "../../players/open.ts";
import { playerHistoryWords, playersPageWords as words } from "../words.ts";

const AddPlayer = onDemand(addPlayer, "AddPlayer");
const CorrectPlayer = onDemand(correctPlayer, "CorrectPlayer");
const ErasePlayer = onDemand(async () => (await import("./ErasePlayer.tsx")).ErasePlayer, "ErasePlayer");

const OwnLogin = onDemand(async () => (await import("./OwnLogin.tsx")).OwnLogin, "OwnLogin");

type Doing = { what: "correct" | "erase" | "login"; player: PlayerView } | { what: "add" } | undefined;

const factsOf = ({ age, sport, position, experience }: PlayerView) =>
  [age === null ? null : words.ageYears(age), sport && words[sport], position, experience].filter(Boolean).join(" · ");

type RowProps = { player: PlayerView; name: string; userId: string | undefined; onDo: (doing: Doing) => void };
const PlayerRow = ({ player, name, userId, onDo }: RowProps) => {
  const isAccounts = name === words.me;
  const [open, setOpen] = useState(false);
  const history = `history-${player.id}`;
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
            {(player.isOwn || !player.hasAccount) && (
              <Button
                size="small"
                sx={{ minHeight: 44 }}
                aria-label={words.correctName(name)}
                onClick={() => onDo({ what: "correct", player })}
              >
                {words.correct}
              </Button>
            )}
            {!player.hasAccount && (player.age ?? 0) >= ownLoginAge && (
              <Button
                size="small"
                sx={{ minHeight: 44 }}
                aria-label={words.giveLoginTo(name)}
                onClick={() => onDo({ what: "login", player })}
              >
                {words.giveLogin}
              </Button>
            )}
            {!player.hasAccount && (
              <>
                <Button
                  size="small"
                  color="inherit"
                  sx={{ minHeight: 44 }}
                  aria-expanded={open}
                  aria-controls={history}
                  aria-label={words.historyOf(open, name)}
                  onClick={() => setOpen(!open)}
                >
                  {open ? words.hideHistory : words.history}
                </Button>
                <Button
                  size="small"
                  color="inherit"
                  sx={{ minHeight: 44 }}
                  aria-label={words.eraseName(name)}
                  onClick={() => onDo({ what: "erase", player })}
                >
                  {words.erase}
                </Button>
              </>
            )}
          </>
        )}
      </Box>
      {userId && (!player.isOwn || player.guardians.length > 0 || !isAccounts) && (
        <Guardians player={player} name={name} userId={userId} />
      )}
      <Collapse in={open} id={history} unmountOnExit>
        <Box sx={{ pt: 1 }}>
          <HistoryOf id={player.id} words={playerHistoryWords} problem={words.couldntLoadHistory} />
        </Box>
      </Collapse>
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
          <PlayerRow key={player.id} player={player} name={callName(player, user)} userId={user?.id} onDo={onDo} />
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
  const [doing, setDoing] = useState<Doing>();
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
