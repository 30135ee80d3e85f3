import { Box, Button, Card, Collapse, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { growUpUrl, type LoginLink, type PlayerView } from "../../../../backend/players/contract.ts";
import { command } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { HistoryOf } from "../../frame/HistoryOf.tsx";
import { useFocusWhenFewer } from "../../frame/useFocusWhenFewer.ts";
import { callName } from "../../players/open.ts";
import { playerHistoryWords, playersPageWords as words } from "../words.ts";
import { Guardians } from "./Guardians.tsx";
import { loginLinkSaid, mayHaveLogin, useLoginLink } from "./loginLink.ts";

export type Doing = { what: "correct" | "erase" | "login"; player: PlayerView } | { what: "add" };

const factsOf = ({ age, sport, position, experience }: PlayerView) =>
  [age === null ? null : words.ageYears(age), sport && words[sport], position, experience].filter(Boolean).join(" · ");

type Sent = { player: PlayerView; name: string; link: NonNullable<LoginLink["link"]> };
const LinkSent = ({ player, name, link }: Sent) => {
  const queryClient = useQueryClient();
  const { send, sending } = useSend(async () => command("DELETE", growUpUrl(player.id)), {
    failed: { title: words.couldntWithdrawLink, text: words.pleaseTryAgain },
    sent: () => toast({ title: words.linkWithdrawn }),
    settled: () => queryClient.invalidateQueries({ queryKey: [growUpUrl(player.id)] }),
  });
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
      <Typography variant="body2" sx={{ overflowWrap: "anywhere", minWidth: 0 }}>
        {loginLinkSaid(link, name)}
      </Typography>
      <ActButton
        size="small"
        color="inherit"
        sx={{ minHeight: 44, ml: -1 }}
        busy={sending}
        aria-label={words.withdrawLinkOf(name)}
        onClick={() => void send(undefined)}
      >
        {words.withdrawLink}
      </ActButton>
    </Box>
  );
};

type RowProps = { player: PlayerView; user: UserView | null | undefined; onDo: (doing: Doing) => void };
/** Who one of the players is, who manages them, and what can be done about them. */
export const PlayerRow = ({ player, user, onDo }: RowProps) => {
  const name = callName(player, user);
  const isAccounts = name === words.me;
  const [open, setOpen] = useState(false);
  const history = `history-${player.id}`;
  const link = useLoginLink(player);
  const { ref: giveLogin } = useFocusWhenFewer<HTMLButtonElement>(link ? 1 : 0);
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
            {mayHaveLogin(player) && (
              <Button
                ref={giveLogin}
                size="small"
                sx={{ minHeight: 44 }}
                aria-label={link ? words.sendAnotherTo(name) : words.giveLoginTo(name)}
                onClick={() => onDo({ what: "login", player })}
              >
                {link ? words.sendAnother : words.giveLogin}
              </Button>
            )}
            {!(player.isOwn && player.hasAccount) && (
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
            )}
            {!player.hasAccount && (
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
      {link && <LinkSent player={player} name={name} link={link} />}
      {user && (!player.isOwn || player.guardians.length > 0 || !isAccounts) && (
        <Guardians player={player} user={user} />
      )}
      <Collapse in={open} id={history} unmountOnExit>
        <Box sx={{ pt: 1 }}>
          <HistoryOf id={player.id} words={playerHistoryWords} problem={words.couldntLoadHistory} />
        </Box>
      </Collapse>
    </Card>
  );
};
