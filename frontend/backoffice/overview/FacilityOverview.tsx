import ArrowForwardIcon from "@mui/icons-material/ArrowForward";
import { Box, Button, Card, CardActionArea, Link, Typography } from "@mui/material";
import { useGetList } from "react-admin";
import { Link as RouterLink } from "react-router";
import { Role, type UserView } from "../../../backend/accounts/contract.ts";
import type { LessonView } from "../../../backend/lessons/contract.ts";
import type { UnmatchedPaymentView } from "../../../backend/payments/contract.ts";
import { counted, dayAhead, today } from "../../shared/formats.ts";
import { Problem } from "../../shared/Problem.tsx";
import { settings } from "../../shared/settings.ts";
import { useMe } from "../access/me.ts";
import { rolePlural } from "../access/roles.ts";
import { InquiryLines } from "../clinics/InquiryLines.tsx";
import { useFirstInquiries } from "../clinics/waiting.ts";
import { failedToFetch } from "../clinics/words.ts";
import { Page } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { CancelLessonButton } from "../lessons/CancelLessonButton.tsx";
import { isAbandoned } from "../lessons/moves.ts";
import { instructorName, lessonClock, playerName } from "../lessons/words.ts";
import { CampTasks } from "../camps/overview/CampTasks.tsx";
import { Counts } from "./Counts.tsx";
import { FacilityCamps } from "../camps/overview/FacilityCamps.tsx";
import { FacilityWaiting } from "../lessons/overview/FacilityWaiting.tsx";
import { ToDo, ToDos } from "./ToDo.tsx";
import { WaitingRequests } from "../lessons/overview/WaitingRequests.tsx";

const open = {
  filter: { isOpen: true },
  pagination: { page: 1, perPage: 1 },
  sort: { field: "receivedAt", order: "DESC" as const },
};

/** Money that came by card and fits nothing waits for an admin. Where there is none there is nothing to see. */
const UnmatchedMoney = () => {
  const {
    total = 0,
    error,
    refetch,
  } = useGetList<UnmatchedPaymentView>("unmatched-payments", open, {
    refetchOnMount: "always",
  });
  if (error) return <Problem title="The payments could not be read" error={error} onRetry={() => void refetch()} />;
  if (total === 0) return null;
  return (
    <Section title="Money without a registration">
      <ToDos>
        <ToDo
          name={counted(total, "card payment")}
          about="It came by card and fits no registration."
          act={
            <Button component={RouterLink} size="small" variant="outlined" to="/unmatched-payments">
              Settle
            </Button>
          }
        />
      </ToDos>
    </Section>
  );
};

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
            component={RouterLink}
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

/** The newest three inquiries, how far each is, and how many more there are. */
const FirstInquiries = () => {
  const { data, total = 0, error, refetch } = useFirstInquiries({ refetchOnMount: "always" });
  if (error) return <Problem title={failedToFetch} error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  const more = total - data.length;
  return (
    <Section
      title="Coaching inquiries"
      more={
        more > 0 && (
          <Button component={RouterLink} size="small" to="/coaching-inquiries">
            +{more} more
          </Button>
        )
      }
    >
      <InquiryLines inquiries={data} />
    </Section>
  );
};

const one = { page: 1, perPage: 1 }; // the count comes with any page
const usersWith = (role: Role) => `/users?filter=${encodeURIComponent(JSON.stringify({ role }))}`;

const PeopleCounts = () => {
  const students = useGetList<UserView>("users", { filter: { role: "student" }, pagination: one });
  const instructors = useGetList<UserView>("users", { filter: { role: "instructor" }, pagination: one });
  const admins = useGetList<UserView>("users", { filter: { role: "admin" }, pagination: one });
  const reads = { student: students, instructor: instructors, admin: admins };
  const failed = Role.options.map((role) => reads[role]).find(({ error }) => error);
  if (failed)
    return <Problem title="Failed to fetch users" error={failed.error} onRetry={() => void failed.refetch()} />;
  return (
    <Counts
      counts={Role.options.map((role) => ({ label: rolePlural[role], value: reads[role].total, to: usersWith(role) }))}
    />
  );
};

const abandoned = () => ({
  filter: { withoutInstructor: true, status: ["pending", "confirmed", "scheduled"], from: today() },
  sort: { field: "scheduledDate", order: "ASC" as const },
  pagination: { page: 1, perPage: 25 },
});

/** Lessons to come whose instructor's role was taken back: an admin calls the player and calls them off. */
const AbandonedLessons = () => {
  const { data, total, error, refetch } = useGetList<LessonView>("lessons", abandoned(), { refetchOnMount: "always" });
  if (error) return <Problem title="Failed to fetch lessons" error={error} onRetry={() => void refetch()} />;
  const lessons = data?.filter((lesson) => isAbandoned(lesson)) ?? [];
  if (lessons.length === 0) return null;
  return (
    <Section title="Without an instructor" count={total}>
      <ToDos>
        {lessons.map((lesson) => (
          <ToDo
            key={lesson.id}
            name={
              <Link component={RouterLink} to={`/lessons/${lesson.id}/show`} color="inherit" underline="hover">
                {playerName(lesson)}
              </Link>
            }
            about={`${dayAhead(lesson.date)}, ${lessonClock(lesson)} with ${instructorName(lesson)}, who is no instructor any more`}
            act={<CancelLessonButton lesson={lesson} size="small" />}
          />
        ))}
      </ToDos>
    </Section>
  );
};

/** The first screen of the admin dashboard. Instructors may look in; they see their own part of it. */
const FacilityOverview = () => {
  const { firstName, role } = useMe();
  const admin = role === "admin";
  return (
    <Page
      title={`Welcome back, ${firstName ?? "coach"}`}
      lead={admin ? `${settings().facility.name}: who is here, and what waits.` : "Your part of the facility."}
    >
      {admin && <PeopleCounts />}
      {admin && <AbandonedLessons />}
      <FacilityWaiting mine={!admin} />
      {admin && <WaitingRequests />}
      {admin && <FirstInquiries />}
      {admin && <UnmatchedMoney />}
      {admin && <CampTasks />}
      <FacilityCamps />
      {admin ? (
        <NextSteps />
      ) : (
        <Box>
          <Typography sx={{ color: "text.secondary", mb: 1.5 }}>You answer requests on your own dashboard.</Typography>
          <Button variant="contained" href="/instructor-dashboard">
            Instructor Dashboard
          </Button>
        </Box>
      )}
    </Page>
  );
};
export default FacilityOverview;
