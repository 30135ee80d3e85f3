import { Box, Button, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { Suspense } from "react";
import { Link } from "react-router";
import type { UserView } from "../../../backend/accounts/contract.ts";
import { CalendarAddress } from "../../shared/CalendarAddress.tsx";
import { DownloadCard } from "../../shared/DownloadCard.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { AskGuardian } from "../accounts/open.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { loginPath } from "../access/returnAddress.ts";
import { onDemand } from "../frame/onDemand.tsx";
import { Page } from "../frame/Page.tsx";
import { RequestRow, useMyRequests } from "../lessons/open.ts";
import { MembershipCard, useMemberships } from "../memberships/open.ts";
import { AskForWaiver, useMyWaivers, usePlayerFilter } from "../players/open.ts";
import { FamilyCard } from "./family/FamilyCard.tsx";
import { useAwake } from "../waking/rendered.ts";
import { EmailCard } from "./EmailCard.tsx";
import { Folded } from "../frame/phone/Folded.tsx";
import { usePhone } from "../frame/phone/usePhone.ts";
import { MyCamps } from "./MyCamps.tsx";
import { MyLessons } from "./MyLessons.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { playerDashboardPageWords as words } from "./words.ts";

const MyVideos = onDemand(async () => (await import("../videos/open.ts")).MyVideos, "MyVideos");
const HittingGuide = onDemand(async () => (await import("./HittingGuide.tsx")).HittingGuide, "HittingGuide");

/** A player's custom requests, latest first. */
const MyRequests = () => {
  const { data, isError } = useMyRequests();
  const isOpen = isError || (data !== undefined && data.length > 0); // what failed is said, too
  return (
    <Folded key={String(isOpen)} title={words.customLessonRequests} mt={2.5} isOpen={isOpen}>
      <Box component="section" aria-labelledby="custom-requests" sx={{ mt: { xs: 2, sm: 5 } }}>
        <Typography
          id="custom-requests"
          variant="h3"
          component="h2"
          sx={{ mb: 2, display: { xs: "none", sm: "block" } }}
        >
          {words.customLessonRequests}
        </Typography>
        <Rows />
      </Box>
    </Folded>
  );
};

const Rows = () => {
  const { data, error, isPending, refetch } = useMyRequests();
  const user = useCurrentUser();
  const who = usePlayerFilter();
  const awake = useAwake();
  if (isPending || !awake) return <Skeleton variant="rounded" height={56} sx={{ borderRadius: "16px" }} />;
  if (!data) return <Problem title={words.weCouldntLoadYour} error={error} onRetry={() => void refetch()} />;
  const shown = data.map((request) => ({ request, playerId: request.player?.id ?? user?.id ?? null }));
  const theirs = shown.filter(({ playerId }) => who.chosen === null || playerId === who.chosen);
  if (theirs.length === 0)
    return (
      <Typography sx={{ color: "text.secondary", minHeight: 56 }}>
        {words.noRequestsYetIf}
        <Anchor component={Link} to="/book-lesson?request=custom">
          {words.requestACustomLesson}
        </Anchor>
        .
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2 }}>
      {theirs.map(({ request, playerId }) => (
        <RequestRow key={request.id} request={request} forWhom={who.nameOf(playerId)} />
      ))}
    </Box>
  );
};

/** Until the parent or guardian confirms: what is locked, and what to do about it. */
const GuardianCard = ({ user: { guardian, parentName, parentEmail } }: { user: UserView }) => {
  if (guardian !== "asked") return null;
  return (
    <Card component="section" aria-labelledby="guardian" sx={{ p: 3, display: "grid", gap: 1.5 }}>
      <Typography id="guardian" variant="h4" component="h2">
        {parentEmail ? words.waitingForYourParent : words.addAParentOr}
      </Typography>
      <Typography sx={{ overflowWrap: "anywhere" }}>
        {parentEmail
          ? words.weEmailedParentA(parentName ?? words.yourParentOrGuardian, parentEmail)
          : words.youreUnder18So}{" "}
        {words.untilThenYouCan}
      </Typography>
      <AskGuardian named={parentEmail !== null} />
    </Card>
  );
};

const AccessDenied = () => (
  <Page title={words.accessDenied} intro={words.pleaseLogInTo} maxWidth="sm">
    <Button component={Link} to={loginPath("/player-dashboard")} variant="contained" size="large" sx={{ mt: 3 }}>
      {words.logIn}
    </Button>
  </Page>
);

type Home = { to: string; label: string };
const staffHomes: Partial<Record<UserView["role"], Home>> = {
  instructor: { to: "/instructor-dashboard", label: words.instructorDashboard },
  admin: { to: "/admin-dashboard", label: words.adminDashboard },
};

/** Staff who come here, as admins do after logging in: first of all the way to their work. */
const StaffHome = ({ to, label }: Home) => (
  <Card
    component="section"
    aria-label={words.yourWork}
    sx={{ mt: 2, p: { xs: 2.5, sm: 3 }, display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}
  >
    <Typography sx={{ flex: "1 1 280px" }}>{words.thisPageIsFor}</Typography>
    {/* The back office is another application: a full page load. */}
    <Button component="a" href={to} variant="contained" size="large">
      {label}
    </Button>
  </Card>
);

const ways = [
  { to: "/progress", label: words.progress },
  { to: "/landing", label: words.home },
  { to: "/subscribe", label: words.videoMembership },
];

const PlayerDashboardPage = () => {
  const user = useCurrentUser();
  const memberships = useMemberships();
  const waivers = useMyWaivers();
  const isPhone = usePhone();
  const awake = useAwake(); // the guide is the server's, below everything that was there before
  if (user === null) return <AccessDenied />;
  const home = user && staffHomes[user.role];
  return (
    <Page title={words.playerDashboard} heading={user?.firstName ? words.hiFirstName(user.firstName) : words.hi}>
      {home && <StaffHome {...home} />}
      <Box sx={{ mt: 2, display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button
          component={Link}
          to="/book-lesson"
          {...(home ? { variant: "outlined", color: "inherit" } : { variant: "contained" })}
        >
          {words.bookLesson}
        </Button>
        {ways.map(({ to, label }) => (
          <Button key={to} component={Link} to={to} variant="outlined" color="inherit">
            {label}
          </Button>
        ))}
        {awake && isPhone && <AskForWaiver isButton />}
      </Box>
      <Box
        sx={{
          mt: { xs: 2.5, sm: 4 },
          display: "grid",
          gap: { xs: 1.25, sm: 4 },
          alignItems: "start",
          gridTemplateColumns: { md: "1fr 320px" },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <MyLessons isStaff={home !== undefined} />
          {awake && user && !home && (
            <Suspense
              fallback={
                <Skeleton
                  variant="rounded"
                  sx={{ mt: { xs: 2.5, sm: 5 }, height: { xs: 330, sm: 640 }, borderRadius: "16px" }}
                  aria-busy
                />
              }
            >
              <MyVideos user={user} />
            </Suspense>
          )}
          <MyCamps />
          <MyRequests />
          {awake && !home && (
            <Suspense>
              <HittingGuide />
            </Suspense>
          )}
        </Box>
        <Box sx={{ display: "grid", gap: { xs: 1.25, sm: 3 } }}>
          {user && (home ?? (memberships.isSettled && !waivers.isPending)) ? (
            <>
              {!home && (
                <Folded
                  title={words.membership}
                  isOpen={memberships.read.data?.some(({ hadOne }) => hadOne) ?? true} // only the offer is folded
                >
                  <Box sx={{ display: "grid", gap: 3, pt: { xs: 2, sm: 0 } }}>
                    <MembershipCard {...memberships} />
                  </Box>
                </Folded>
              )}
              <GuardianCard user={user} />
              {!isPhone && <AskForWaiver />}
              <Folded title={words.yourAccount}>
                <Box sx={{ display: "grid", gap: 3, pt: { xs: 2, sm: 0 } }}>
                  <ProfileCard user={user} />
                  <FamilyCard />
                  <EmailCard email={user.email} />
                  <PasswordCard />
                  {user.role !== "admin" && <CalendarAddress lessons={words.yourLessons} />}
                  <DownloadCard hasVideos={!home} />
                </Box>
              </Folded>
            </>
          ) : (
            // Heights vary with what is known, so nothing stands below it until then.
            <Skeleton
              variant="rounded"
              sx={{ height: { xs: 118, sm: 600, md: 640 }, borderRadius: "16px" }}
              aria-busy
            />
          )}
        </Box>
      </Box>
    </Page>
  );
};
export default PlayerDashboardPage;
