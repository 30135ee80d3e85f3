import { Box, Button, Link as Anchor, Skeleton } from "@mui/material";
import { Suspense } from "react";
import { Link } from "react-router";
import type { UserView } from "../../../backend/accounts/contract.ts";
import { Problem } from "../../shared/Problem.tsx";
import { useCurrentUser } from "../access/currentUser.ts";
import { loginPath } from "../access/returnAddress.ts";
import { onDemand } from "../frame/onDemand.tsx";
import { Page } from "../frame/Page.tsx";
import { useMemberships } from "../memberships/open.ts";
import { Library } from "./library/Library.tsx";
import { StatCards } from "./library/StatCards.tsx";
import { useVideos } from "./useVideos.ts";
import { Weekly } from "./weekly/Weekly.tsx";
import { videosPageWords as words } from "./words.ts";

const UploadCard = onDemand(async () => (await import("./upload/UploadCard.tsx")).UploadCard, "UploadCard");
/** Instructors alone load what it is made of. */
const SchedulePanel = onDemand(async () => (await import("./SchedulePanel.tsx")).SchedulePanel, "SchedulePanel");

const Waiting = ({ height }: { height: number }) => (
  <Skeleton variant="rounded" height={height} sx={{ mt: 4, borderRadius: "16px" }} aria-busy />
);

const AccessDenied = () => (
  <Page title={words.videoLibrary} intro={words.logInToSee} maxWidth="sm">
    <Box sx={{ mt: 3, display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      <Button component={Link} to={loginPath("/videos")} variant="contained" size="large">
        {words.logIn}
      </Button>
      <Button component={Link} to="/subscribe" variant="outlined" size="large">
        {words.aboutTheMembership}
      </Button>
    </Box>
  </Page>
);

type LibraryProps = Parameters<typeof Library>[0];
/** Under the card for uploads, whose height depends on the membership: waits for that, lest it move under a finger. */
const PlayersLibrary = ({ videos, user }: LibraryProps) => {
  const { isSettled } = useMemberships();
  return <Library videos={isSettled ? videos : undefined} user={user} />;
};

const Videos = ({ user }: { user: UserView }) => {
  const { data, error, refetch } = useVideos();
  const upload = (
    <Suspense fallback={<Waiting height={365} />}>
      <UploadCard user={user} />
    </Suspense>
  );
  return (
    <>
      <StatCards videos={data} />
      {user.role === "student" && upload}
      {error && !data ? (
        <Box sx={{ mt: 4 }}>
          <Problem title={words.failedToFetchVideos} error={error} onRetry={() => void refetch()} />
        </Box>
      ) : user.role === "student" ? (
        <PlayersLibrary videos={data} user={user} />
      ) : (
        <Library videos={data} user={user} />
      )}
      {user.role === "instructor" && upload}
      <Weekly user={user} />
      {user.role === "instructor" && (
        <Suspense fallback={<Waiting height={420} />}>
          <SchedulePanel user={user} />
        </Suspense>
      )}
    </>
  );
};

const intros: Record<UserView["role"], string> = {
  student: words.yourSwings,
  instructor: words.swingsSentToYou,
  admin: words.everySwing,
};

/** Every video the visitor may see, and a card to send one. */
const VideosPage = () => {
  const user = useCurrentUser();
  if (user === null) return <AccessDenied />;
  return (
    <Page title={words.videoLibrary} intro={user ? intros[user.role] : words.yourSwings}>
      {user?.role === "student" && (
        <Box sx={{ mt: 1.5, display: "flex", flexWrap: "wrap", columnGap: 2.5, rowGap: 1 }}>
          <Anchor component={Link} to="/player-dashboard">
            {words.playerDashboard}
          </Anchor>
          <Anchor component={Link} to="/progress">
            {words.progress}
          </Anchor>
        </Box>
      )}
      {user ? <Videos user={user} /> : <Waiting height={560} />}
    </Page>
  );
};
export default VideosPage;
