import ArrowForwardIcon from "@mui/icons-material/ArrowForward";
import { Alert, Box, Button, Card, CardActionArea, Typography } from "@mui/material";
import { use } from "react";
import { Link } from "react-router";
import { longDate, today } from "../../shared/formats.ts";
import { settings } from "../../shared/settings.ts";
import { useMe } from "../access/me.ts";
import type { Context } from "../context.ts";
import { Page } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { place } from "../place.ts";
import { overviewWords as words } from "./words.ts";

const steps = [
  {
    to: "/users",
    title: words.addAnInstructor,
    text: words.findThePerson,
  },
  { to: "/lessons", title: words.seeAllLessons, text: words.eachWithItsHistory },
];

/** What an admin usually comes here to do. */
const NextSteps = () => (
  <Section title={words.nextSteps}>
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
const NotSetUp = () => {
  const { facility, claims } = settings();
  const missing = [
    facility.address === "" && words.yourAddressIsntSet,
    claims.testimonials.length === 0 && words.noTestimonials,
    claims.testimonials.some(({ isSample }) => isSample) && words.sampleTestimonials,
  ].filter((text) => text !== false);
  return (
    missing.length > 0 && (
      <Alert severity="info" sx={{ mb: 3 }}>
        {missing.map((text) => (
          <Box key={text} sx={{ "& + &": { mt: 1 } }}>
            {text}
          </Box>
        ))}
      </Alert>
    )
  );
};

/** What an instructor who looks in is told in place of the next steps. */
const ToOwnDashboard = () => (
  <Box>
    <Typography sx={{ color: "text.secondary", mb: 1.5 }}>{words.replyOnYourOwnDashboard}</Typography>
    <Button variant="contained" href="/instructor-dashboard">
      {words.instructorDashboard}
    </Button>
  </Box>
);

const load = (contexts: readonly Context[]) =>
  Promise.all(
    contexts
      .flatMap(({ overview = [] }) => overview)
      .filter(({ at }) => at === place)
      .toSorted((a, b) => a.order - b.order)
      .map(async ({ part, ...where }) => ({ Part: (await part()).default, ...where })),
  );

const loading = new WeakMap<readonly Context[], ReturnType<typeof load>>();
/** Loaded together, from one file: waiting for each by itself would start the whole screen again each time. */
const partsOf = (contexts: readonly Context[]) => {
  const parts = loading.get(contexts) ?? load(contexts);
  loading.set(contexts, parts);
  return parts;
};

/** The first screen of a dashboard: what contexts show there. Instructors who look in at the admins' see their part. */
const Overview = ({ contexts }: { contexts: readonly Context[] }) => {
  const { firstName, role } = useMe();
  const isAdmin = role === "admin";
  const parts = use(partsOf(contexts)).filter(({ isForAdmins = false }) => isAdmin || !isForAdmins);
  const lead = place === "instructor" ? longDate(today()) : words.atAGlance(settings().facility.name);
  return (
    <Page title={words.welcomeBack(firstName ?? words.coach)} lead={lead}>
      {place === "admin" && isAdmin && <NotSetUp />}
      {parts.map(({ Part, order }) => (
        <Part key={order} />
      ))}
      {place === "admin" && (isAdmin ? <NextSteps /> : <ToOwnDashboard />)}
    </Page>
  );
};
export default Overview;
