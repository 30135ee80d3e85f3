import { Box, Button, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { UserView } from "../../../../backend/accounts/contract.ts";
import { myProgressUrl, ProgressView, showGuardianUrl } from "../../../../backend/videos/progress/contract.ts";
import { command, query } from "../../../shared/api.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { useSend } from "../../../shared/forms/useSend.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { toast } from "../../../shared/toastStore.ts";
import { useCurrentUser } from "../../access/currentUser.ts";
import { loginPath } from "../../access/returnAddress.ts";
import { Page } from "../../frame/Page.tsx";
import { usePlayerFilter } from "../../players/open.ts";
import { Progress } from "./Progress.tsx";
import { progressPageWords as words, showGuardianWords as guardianWords } from "./words.ts";

const Waiting = () => (
  <Box sx={{ mt: 5, display: "grid", gap: 3 }} aria-busy>
    <Skeleton variant="rounded" height={140} sx={{ borderRadius: "16px" }} />
    <Skeleton variant="rounded" height={420} sx={{ borderRadius: "16px" }} />
  </Box>
);

const AccessDenied = () => (
  <Page title={words.progress} intro={words.logInToSee} maxWidth="sm">
    <Button component={Link} to={loginPath("/progress")} variant="contained" size="large" sx={{ mt: 3 }}>
      {words.logIn}
    </Button>
  </Page>
);

/** Staff see it where they see the rest of a player. */
const ForStaff = ({ role }: Pick<UserView, "role">) => (
  <Page title={words.progress} maxWidth="sm">
    <Typography sx={{ mt: 2 }}>{words.staff}</Typography>
    {/* The back office is another application: a full page load. */}
    <Button component="a" href={`/${role}-dashboard/students`} variant="contained" sx={{ mt: 3 }}>
      {words.toStudents}
    </Button>
  </Page>
);

const Ways = () => (
  <Box sx={{ mt: 1.5, display: "flex", flexWrap: "wrap", columnGap: 2.5, rowGap: 1 }}>
    <Anchor component={Link} to="/player-dashboard">
      {words.playerDashboard}
    </Anchor>
    <Anchor component={Link} to="/videos">
      {words.videoLibrary}
    </Anchor>
  </Box>
);

const OfPlayer = ({ playerId, isOwn }: { playerId: string; isOwn: boolean }) => {
  const url = `${myProgressUrl}?playerId=${encodeURIComponent(playerId)}`;
  const { data, error, refetch } = useQuery({
    queryKey: [myProgressUrl, playerId],
    queryFn: ({ signal }) => query(url, ProgressView, { signal }),
    refetchOnMount: "always",
  });
  if (data) return <Progress progress={data} isOwn={isOwn} />;
  if (!error) return <Waiting />;
  return (
    <Box sx={{ mt: 4 }}>
      <Problem title={words.couldntLoad} error={error} onRetry={() => void refetch()} />
    </Box>
  );
};

/** A player under 18 sends the page to whoever confirmed the account, who needs none of their own. */
const ShowGuardian = ({ user: { guardian, parentName } }: { user: UserView }) => {
  const { send, sending } = useSend(async (_: object, attempt) => command("POST", showGuardianUrl, {}, attempt({})), {
    failed: { title: guardianWords.couldntSend, text: guardianWords.tryAgain },
    sent: () =>
      toast({ title: guardianWords.sent, text: guardianWords.emailing(parentName ?? guardianWords.yourParent) }),
  });
  if (guardian !== "confirmed") return null;
  return (
    <Card
      component="section"
      aria-label={guardianWords.show}
      sx={{ mt: 5, p: { xs: 2.5, sm: 3 }, display: "grid", gap: 1.5 }}
    >
      <Typography>{guardianWords.what(parentName ?? guardianWords.yourParent)}</Typography>
      <Box>
        <ActButton variant="outlined" color="inherit" busy={sending} onClick={() => void send({})}>
          {sending ? guardianWords.sending : guardianWords.emailALink}
        </ActButton>
      </Box>
    </Card>
  );
};

const ForFamily = ({ user }: { user: UserView }) => {
  const who = usePlayerFilter({ isOne: true });
  const playerId = who.chosen ?? user.id;
  const isOwn = playerId === user.id;
  const name = isOwn ? undefined : who.nameOf(playerId);
  return (
    <Page
      title={words.progress}
      heading={name ? words.progressOf(name) : words.progress}
      intro={name ? words.introOf(name) : words.intro}
    >
      <Ways />
      {who.chips && <Box sx={{ mt: 3 }}>{who.chips}</Box>}
      {who.isLoading ? <Waiting /> : <OfPlayer key={playerId} playerId={playerId} isOwn={isOwn} />}
      {isOwn && <ShowGuardian user={user} />}
    </Page>
  );
};

/** What a player works on, and how far they have come. */
const ProgressPage = () => {
  const user = useCurrentUser();
  if (user === null) return <AccessDenied />;
  if (user === undefined)
    return (
      <Page title={words.progress} intro={words.intro}>
        <Ways />
        <Waiting />
      </Page>
    );
  return user.role === "student" ? <ForFamily user={user} /> : <ForStaff role={user.role} />;
};
export default ProgressPage;
