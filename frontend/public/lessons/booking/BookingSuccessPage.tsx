import CalendarIcon from "@mui/icons-material/EditCalendarOutlined";
import { Box, Button, Card, Link as Anchor, Typography } from "@mui/material";
import { useMemo } from "react";
import { Link } from "react-router";
import { calendarFileUrl } from "../../../../backend/lessons/contract.ts";
import { clock, fullName, longDate } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { phoneUrl, useSettings } from "../../../shared/settings.ts";
import { Page } from "../../frame/Page.tsx";
import { useAwake } from "../../waking/rendered.ts";
import { useMyLessons } from "../useMyLessons.ts";
import { lastBooking } from "./lastBooking.ts";
import { PaymentInstructions } from "./PaymentInstructions.tsx";
import { usePaymentHandles } from "../../accounts/instructors/open.ts";

/** The last booking in this browser, and its lesson from the server; null if there is none, undefined until known. */
const useLastBooking = () => {
  const awake = useAwake();
  const last = useMemo(() => (awake ? lastBooking.read() : undefined), [awake]);
  const lesson = useMyLessons().data?.find(({ id }) => id === last?.lessonId);
  return { last, lesson };
};

const expect = [
  { title: "You pay", text: "By Venmo or Cash App. The lesson is not confirmed until the payment is received." },
  { title: "Your instructor confirms", text: "You see it on your dashboard as soon as it happens." },
  { title: "You arrive 5 minutes early", text: "With your own bat and helmet, and something to drink." },
  { title: "You train for an hour", text: "On what you chose, with a plan for what to do until next time." },
];

const introLines = { xs: "4.5em", sm: "3em" }; // reserved: the lesson's details follow a moment later

const Intro = ({ last, lesson }: ReturnType<typeof useLastBooking>) => {
  if (last === undefined) return <>A lesson is confirmed once the payment is received.</>;
  if (last === null)
    return (
      <>
        Nothing was booked in this browser.{" "}
        <Anchor component={Link} to="/book-lesson">
          Find a free time
        </Anchor>
        , or see on your dashboard what you booked elsewhere.
      </>
    );
  return (
    <>
      {longDate(last.date)} at {clock(last.time)}
      {lesson && <> with {fullName(lesson.instructor.user)}</>}. It is confirmed once the payment is received.
    </>
  );
};

/** Shown after a booking, or when the address was typed: it claims no more than this browser knows. */
const headingOf = ({ last }: ReturnType<typeof useLastBooking>) => {
  if (last === undefined) return "Your Lesson";
  return last ? "Lesson Booked!" : "No Lesson Booked";
};

const BookingSuccessPage = () => {
  const { facility, contact } = useSettings();
  const booking = useLastBooking();
  const { last, lesson } = booking;
  const { handles, error, retry } = usePaymentHandles(last && last.instructorId);
  return (
    <Page
      title={headingOf(booking)}
      intro={
        <Box sx={{ minHeight: introLines }}>
          <Intro {...booking} />
        </Box>
      }
      maxWidth="md"
    >
      <Box sx={{ mt: 4, display: "grid", gap: 3, gridTemplateColumns: { md: "1fr 1fr" }, alignItems: "start" }}>
        <Card component="section" aria-labelledby="expect" sx={{ p: 3, gridRow: { md: "span 2" } }}>
          <Typography id="expect" variant="h3" component="h2">
            What to expect
          </Typography>
          <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0, mt: 2, display: "grid", gap: 2 }}>
            {expect.map(({ title, text }, index) => (
              <Box component="li" key={title} sx={{ display: "grid", gridTemplateColumns: "36px 1fr", gap: 1.5 }}>
                <Box
                  aria-hidden
                  sx={{
                    display: "grid",
                    placeItems: "center",
                    width: 36,
                    height: 36,
                    borderRadius: "50%",
                    bgcolor: "secondary.main",
                    color: "secondary.contrastText",
                    fontWeight: 700,
                  }}
                >
                  {index + 1}
                </Box>
                <Box>
                  <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
                  <Typography sx={{ color: "text.secondary" }}>{text}</Typography>
                </Box>
              </Box>
            ))}
          </Box>
        </Card>
        {error ? (
          <Problem title="Failed to fetch how to pay" error={error} onRetry={retry} />
        ) : (
          <PaymentInstructions price={lesson?.price} handles={handles} />
        )}
        <Card component="section" aria-labelledby="where" sx={{ p: 3 }}>
          <Typography id="where" variant="h3" component="h2">
            Where to go
          </Typography>
          <Typography sx={{ mt: 1, fontWeight: 700 }}>{facility.name}</Typography>
          <Typography>{facility.address}</Typography>
          <Typography sx={{ mt: 1, color: "text.secondary" }}>
            Something came up? Write to <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor> or call{" "}
            <Anchor href={phoneUrl(contact.phone)}>{contact.phone}</Anchor>.
          </Typography>
        </Card>
      </Box>
      <Box sx={{ mt: 4, display: "flex", gap: 1.5, flexWrap: "wrap" }}>
        {last === null && (
          <Button component={Link} to="/book-lesson" variant="contained" size="large">
            Book a lesson
          </Button>
        )}
        <Button
          component={Link}
          to="/player-dashboard"
          {...(last === null ? { variant: "outlined", color: "inherit" } : { variant: "contained" })}
          size="large"
        >
          Go to my dashboard
        </Button>
        {last && (
          <Button
            component="a"
            href={calendarFileUrl(last.lessonId)}
            startIcon={<CalendarIcon />}
            variant="outlined"
            color="inherit"
            size="large"
          >
            Add to my calendar
          </Button>
        )}
        <Button component={Link} to="/" variant="outlined" color="inherit" size="large">
          Back to home
        </Button>
      </Box>
    </Page>
  );
};
export default BookingSuccessPage;
