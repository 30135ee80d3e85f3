import ArrowForwardIcon from "@mui/icons-material/ArrowForward";
import { Alert, Box, Button, Card, CardActionArea, Typography } from "@mui/material";
import { Link } from "react-router";
import { longDate, today } from "../../shared/formats.ts";
import { settings } from "../../shared/settings.ts";
import { useMe } from "../access/me.ts";
import type { Context } from "../context.ts";
import { Page } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { place } from "../place.ts";

const steps = [
  {
    to: "/users",
    title: "Appoint an instructor",
    text: "Find the person, change the role. They can publish times at once.",
  },
  { to: "/lessons", title: "Look through the lessons", text: "Every instructor’s lessons, with the history of each." },
];

/** What an admin usually comes here to do. */
const NextSteps = () => (
  <Section title="Next steps">
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
      {steps.map(({ to, title, text }) => (
        <Card key={to}>
          <CardActionArea
            component={Link}
            to={to}
            sx={{
              p: 2.5,
              height: "100%",
              display: "flex",
              gap: 2,
              alignItems: "center",
              justifyContent: "space-between",
            }}
          >
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
                {text}
              </Typography>
            </div>
            <ArrowForwardIcon sx={{ color: "primary.main" }} />
          </CardActionArea>
        </Card>
      ))}
    </Box>
  </Section>
);

/** What families would expect to find, and nobody has set yet. */
const NotSetUp = () =>
  settings().facility.address === "" && (
    <Alert severity="info" sx={{ mb: 3 }}>
      Your address isn’t set, so pages, emails and calendars leave it out. Whoever runs the server sets it as
      FACILITY_ADDRESS.
    </Alert>
  );

/** What an instructor who looks in is told in place of the next steps. */
const ToOwnDashboard = () => (
  <Box>
    <Typography sx={{ color: "text.secondary", mb: 1.5 }}>You answer requests on your own dashboard.</Typography>
    <Button variant="contained" href="/instructor-dashboard">
      Instructor Dashboard
    </Button>
  </Box>
);

/** The first screen of a dashboard: what contexts show there. Instructors who look in at the admins' see their part. */
const Overview = ({ contexts }: { contexts: readonly Context[] }) => {
  const { firstName, role } = useMe();
  const isAdmin = role === "admin";
  const parts = contexts
    .flatMap(({ overview = [] }) => overview)
    .filter(({ at, isForAdmins = false }) => at === place && (isAdmin || !isForAdmins))
    .toSorted((a, b) => a.order - b.order);
  const lead =
    place === "instructor"
      ? longDate(today())
      : isAdmin
        ? `${settings().facility.name}: who is here, and what waits.`
        : "Your part of the facility.";
  return (
    <Page title={`Welcome back, ${firstName ?? "coach"}`} lead={lead}>
      {place === "admin" && isAdmin && <NotSetUp />}
      {parts.map(({ part: Part, order }) => (
        <Part key={order} />
      ))}
      {place === "admin" && (isAdmin ? <NextSteps /> : <ToOwnDashboard />)}
    </Page>
  );
};
export default Overview;
