import { Button, Card, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import {
  acceptInvitationUrl,
  InvitedBy,
  openInvitationUrl,
  type PlayerView,
} from "../../../backend/players/contract.ts";
import { ApiError, command } from "../../shared/api.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useSettings } from "../../shared/settings.ts";
import { deadLink, Outcome } from "../forms/Outcome.tsx";
import { Page } from "../frame/Page.tsx";
import { JoinForm } from "./JoinForm.tsx";
import { useKeptToken } from "./mailedLink.ts";
import { guardianInvitationPageWords as words } from "./words.ts";

const toPlayers = (
  <Button component={Link} to="/players" variant="contained">
    {words.seeYourPlayers}
  </Button>
);

const Dead = () => (
  <Outcome title={deadLink} next={toPlayers}>
    <Typography>{words.askForANewOne}</Typography>
  </Outcome>
);

const Invitation = ({ token }: { token: string }) => {
  const { facility } = useSettings();
  const [joined, setJoined] = useState<PlayerView>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [openInvitationUrl, token],
    queryFn: async () => InvitedBy.parse(await command("POST", openInvitationUrl, { token })),
    retry: false,
    enabled: !joined,
  });
  if (joined) {
    const name = joined.firstName ?? words.thePlayer;
    return (
      <Outcome title={words.youveJoined(name)} next={toPlayers}>
        <Typography>{words.whatYouCanDo(name)}</Typography>
      </Outcome>
    );
  }
  if (isPending) return <Skeleton variant="rounded" height={300} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />;
  if (error instanceof ApiError && error.code === "LinkIsDead") return <Dead />;
  if (!data) return <Problem title={words.couldntCheck} error={error} onRetry={() => void refetch()} />;
  return (
    <Card sx={{ mt: 3, p: { xs: 2.5, sm: 4 }, display: "grid", gap: 2 }}>
      <Typography component="h2" variant="h3" sx={{ overflowWrap: "anywhere" }}>
        {words.invitesYou(data.invitedBy ?? words.anotherParent)}
      </Typography>
      <Typography>{words.onceYouJoin(facility.name)}</Typography>
      <Typography sx={{ color: "text.secondary" }}>{words.whatStaysTheirs}</Typography>
      <JoinForm token={token} url={acceptInvitationUrl} page="/guardian-invitation" onJoined={setJoined} />
    </Card>
  );
};

/** Where the mail to an invited parent leads. Opening it joins nobody: mail programs open links by themselves. */
const GuardianInvitationPage = () => {
  const token = useKeptToken();
  return (
    <Page title={words.invitation} maxWidth="sm">
      {token === undefined && (
        <Skeleton variant="rounded" height={300} sx={{ mt: 3, borderRadius: "16px" }} aria-busy />
      )}
      {token === null && <Dead />}
      {token && <Invitation key={token} token={token} />}
    </Page>
  );
};
export default GuardianInvitationPage;
