import { Box, Button, Card, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { Link } from "react-router";
import { CalendarAddress } from "../../shared/CalendarAddress.tsx";
import { DownloadCard } from "../../shared/DownloadCard.tsx";
import { useCurrentUser } from "../accounts/currentUser.ts";
import { Page } from "../frame/Page.tsx";
import { AccessDenied } from "./AccessDenied.tsx";
import { GuardianCard } from "./GuardianCard.tsx";
import { MyCamps } from "./MyCamps.tsx";
import { MyLessons } from "./MyLessons.tsx";
import { MyRequests } from "./MyRequests.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { ProfileCard } from "./ProfileCard.tsx";

const ways = [
  { to: "/landing", label: "Home" },
  { to: "/subscribe", label: "Video membership" },
];

const PlayerDashboardPage = () => {
  const user = useCurrentUser();
  if (user === null) return <AccessDenied />;
  return (
    <Page title="Player Dashboard" heading={user ? `Hi, ${user.firstName ?? "player"}` : "Hi"}>
      <Box sx={{ mt: 2, display: "flex", flexWrap: "wrap", gap: 1.5 }}>
        <Button component={Link} to="/book-lesson" variant="contained">
          Book Lesson
        </Button>
        {ways.map(({ to, label }) => (
          <Button key={to} component={Link} to={to} variant="outlined" color="inherit">
            {label}
          </Button>
        ))}
        {user?.role === "admin" && (
          // The back office is another application: a full page load.
          <Button component="a" href="/admin-dashboard" variant="outlined" color="inherit">
            Admin Dashboard
          </Button>
        )}
      </Box>
      <Box sx={{ mt: 4, display: "grid", gap: 4, alignItems: "start", gridTemplateColumns: { md: "1fr 320px" } }}>
        <Box sx={{ minWidth: 0 }}>
          <MyLessons />
          <MyCamps />
          <MyRequests />
        </Box>
        <Box sx={{ display: "grid", gap: 3 }}>
          {user ? (
            <>
              <GuardianCard user={user} />
              <ProfileCard user={user} />
              <PasswordCard />
              {user.role !== "admin" && <CalendarAddress lessons="Your lessons" />}
              <DownloadCard />
              <Card component="aside" aria-label="Video analysis" sx={{ p: 3, bgcolor: "ground.sand", border: 0 }}>
                <Typography sx={{ fontWeight: 700 }}>Between lessons</Typography>
                <Typography sx={{ mt: 0.5 }}>
                  Four videos a month, drawn on and explained, for $10.{" "}
                  <Anchor component={Link} to="/subscribe">
                    About the membership
                  </Anchor>
                </Typography>
              </Card>
            </>
          ) : (
            // How high the profile is hangs on what it tells, so nothing stands under its place.
            <Skeleton variant="rounded" sx={{ height: { xs: 600, md: 640 }, borderRadius: "16px" }} aria-busy />
          )}
        </Box>
      </Box>
    </Page>
  );
};
export default PlayerDashboardPage;
