import { Alert, Box, Button, Card, Chip, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import {
  LedgerLineView,
  subscriptionLedgerUrl,
  subscriptionStatusUrl,
  SubscriptionView,
} from "../../../backend/memberships/subscriptionContract.ts";
import { query } from "../../shared/api.ts";
import { monthAndDay } from "../../shared/formats.ts";
import { Statement } from "../../shared/memberships/Statement.tsx";
import { UploadMarks } from "../../shared/memberships/UploadMarks.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { useCurrentUser } from "../access/currentUser.ts";
import { callName, choosePlayer, usePlayers } from "../players/open.ts";
import { EndOrKeep } from "./EndOrKeep.tsx";
import { PortalButton } from "./PortalButton.tsx";
import { standingInWords } from "./standingInWords.ts";
import { ofPlayer } from "./useSubscription.ts";
import { membershipCardWords as words } from "./words.ts";

/** How the membership of each of the family's players stands. `isSettled`: that is known, or cannot be. */
export const useMemberships = () => {
  const { data: family, isLoading } = usePlayers();
  const players = (family ?? []).filter(({ plays }) => plays);
  const urls = players.map(({ id }) => ofPlayer(subscriptionStatusUrl, id));
  const read = useQuery({
    queryKey: [subscriptionStatusUrl, ...urls],
    enabled: family !== undefined,
    queryFn: ({ signal }) => Promise.all(urls.map((url) => query(url, SubscriptionView, { signal }))),
    retry: false,
    refetchOnMount: "always", // a month may have begun, or a membership ended
  });
  return { players, read, isSettled: !isLoading && !read.isLoading };
};

/** A heading that the keyboard goes on from once a button that had the focus has gone, as after canceling. */
const useFocusWhenChanged = (standings: readonly SubscriptionView[] | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = standings?.map(({ standing, pausedUntil, card }) => [standing, pausedUntil, card !== null]).join();
  const before = useRef(known);
  useEffect(() => {
    const isChanged = before.current !== undefined && known !== before.current;
    before.current = known;
    if (isChanged && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [known]);
  return { ref: heading, tabIndex: -1 };
};

/** Whether the family's players have a membership, and what is left of it; an offer where none has. */
export const MembershipCard = ({ players, read }: ReturnType<typeof useMemberships>) => {
  const user = useCurrentUser();
  const { data: standings, error, refetch } = read;
  const heading = useFocusWhenChanged(standings);
  if (error) return <Problem title={words.failed} error={error} onRetry={() => void refetch()} />;
  const members = players.flatMap((player, n) => {
    const status = standings?.[n];
    return status?.hadOne ? [{ player, status }] : [];
  });
  const isMember = members.some(({ status: { membershipStatus, card } }) => membershipStatus === "active" || card);
  if (members.length === 0) return <Offer />;
  return (
    <>
      {!isMember && <Offer />}
      <Card component="section" aria-labelledby="membership" sx={{ p: 3, display: "grid", gap: 2 }}>
        <Typography id="membership" variant="h4" component="h2" {...heading}>
          {words.membership}
        </Typography>
        {members.map(({ player, status }) => (
          <Member
            key={player.id}
            playerId={player.id}
            name={players.length > 1 || !player.isOwn ? callName(player, user) : undefined}
            whose={player.isOwn && player.firstName === user?.firstName ? undefined : callName(player, user)}
            status={status}
          />
        ))}
      </Card>
    </>
  );
};

const Offer = () => (
  <Card component="aside" aria-label={words.membership} sx={{ p: 3, bgcolor: "ground.sand", border: 0 }}>
    <Typography sx={{ fontWeight: 700 }}>{words.betweenLessons}</Typography>
    <Typography sx={{ mt: 0.5 }}>
      {words.fourVideosAMonth}
      <Anchor component={Link} to="/subscribe">
        {words.aboutTheMembership}
      </Anchor>
    </Typography>
  </Card>
);

interface MemberProps {
  readonly playerId: string;
  readonly name: string | undefined; // unless it's the reader's own, and the only one
  readonly whose: string | undefined; // as another's name; undefined: the reader's own
  readonly status: SubscriptionView;
}

const chipOf = ({ standing, membershipStatus, card, hasPayerLeft }: SubscriptionView) => {
  if (hasPayerLeft) return { label: words.ends };
  if (card?.hasFailed) return { label: words.unpaid, color: "warning" } as const;
  if (standing === "ending") return { label: words.ending } as const;
  if (standing === "paused") return { label: words.paused } as const;
  return membershipStatus === "active"
    ? ({ label: words.active, color: "success" } as const)
    : { label: words.inactive };
};

const Member = ({ playerId, name, whose, status }: MemberProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isActive = status.membershipStatus === "active";
  const isOver = !isActive && !status.card;
  return (
    <Box sx={{ display: "grid", gap: 1, "& + &": { borderTop: 1, borderColor: "divider", pt: 2 } }}>
      {name && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: "anywhere" }}>{name}</Typography>
          <Chip size="small" variant="outlined" {...chipOf(status)} />
        </Box>
      )}
      {isActive && <UploadMarks used={status.videosThisMonth} allowed={status.allowed} />}
      {isActive && <Typography variant="body2">{words.newVideosOn(monthAndDay(status.resetsOn))}</Typography>}
      {status.card?.hasFailed ? (
        <Alert severity="warning" sx={{ alignItems: "flex-start" }}>
          {standingInWords(status).join(" ")}
        </Alert>
      ) : (
        standingInWords(status).map((line) => (
          <Typography key={line} variant="body2" sx={{ color: "text.secondary" }}>
            {line}
          </Typography>
        ))
      )}
      {isOver && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words.hasEnded}
        </Typography>
      )}
      {isActive && status.reason && <Typography variant="body2">{status.reason}</Typography>}
      {status.card && !status.isPayer && !status.hasPayerLeft && status.card.hasFailed && (
        <Typography variant="body2">{words.askThePayer(status.payer)}</Typography>
      )}
      {status.payer && !status.card?.hasFailed && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words.paysFor(status.payer)}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "flex-start" }}>
        {status.card && status.isPayer && (
          <PortalButton
            playerId={playerId}
            name={name}
            label={status.card.hasFailed ? words.updateCard : words.cardAndInvoices}
            variant={status.card.hasFailed ? "contained" : "outlined"}
          />
        )}
        {status.card && !status.hasPayerLeft && <EndOrKeep playerId={playerId} name={whose} status={status} />}
        {isOver && (
          <Button
            component={Link}
            to="/subscribe"
            variant="outlined"
            aria-label={name && words.labelFor(words.subscribeAgain, name)}
            onClick={() => choosePlayer(playerId)}
          >
            {words.subscribeAgain}
          </Button>
        )}
        <Button
          variant="outlined"
          color="inherit"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((was) => !was)}
        >
          {isOpen ? words.hideStatement : words.showStatement}
        </Button>
      </Box>
      <Box id={id} component="section" aria-label={words.statementOf(name)} hidden={!isOpen}>
        {isOpen && <Lines playerId={playerId} />}
      </Box>
    </Box>
  );
};

const Lines = ({ playerId }: { playerId: string }) => {
  const url = ofPlayer(subscriptionLedgerUrl, playerId);
  const { data, error, refetch } = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => query(url, LedgerLineView.array(), { signal }),
    refetchOnMount: "always",
  });
  if (error) return <Problem title={words.statementFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={120} sx={{ borderRadius: "12px" }} aria-busy />;
  return <Statement lines={data} />;
};
