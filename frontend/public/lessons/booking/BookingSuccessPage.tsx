import CalendarIcon from "@mui/icons-material/EditCalendarOutlined";
import { Box, Button, Card, Link as Anchor, Typography } from "@mui/material";
import { useMemo } from "react";
import { Link } from "react-router";
import { calendarFileUrl, type LessonView } from "../../../../backend/lessons/contract.ts";
import { isActive } from "../../../../backend/lessons/movesRule.ts";
import { isPayable, requestSteps } from "../../../../backend/lessons/payingRule.ts";
import { clock, fullName, longDate, shortDate } from "../../../shared/formats.ts";
import { lessonNow } from "../../../shared/lessons/lessonNow.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { phoneUrl, useSettings } from "../../../shared/settings.ts";
import { ToastsBelow } from "../../forms/ToastsBelow.tsx";
import { Page } from "../../frame/Page.tsx";
import { AskForWaiver, ConfirmEmail, usePlayers } from "../../players/open.ts";
import { useAwake } from "../../waking/rendered.ts";
import { nextStep } from "../lessonWords.ts";
import { OtherOpenings } from "../OtherOpenings.tsx";
import { stepsOf, StepNumber } from "../RequestSteps.tsx";
import { useMyLessons } from "../useMyLessons.ts";
import { lastBooking } from "./lastBooking.ts";
import { PayForLesson, PaymentInstructions } from "./PaymentInstructions.tsx";
import { usePaymentHandles } from "../../accounts/instructors/open.ts";
import { bookingHeadingWords, bookingSuccessPageWords as words, paymentWords } from "../words.ts";

/** The last booking in this browser, and its lesson from the server; null if there is none, undefined until known. */
const useLastBooking = () => {
  const awake = useAwake();
  const last = useMemo(() => (awake ? lastBooking.read() : undefined), [awake]);
  const { data, dataUpdatedAt: now } = useMyLessons();
  const lesson = data?.find(({ id }) => id === last?.lessonId);
  const isWeek = ({ series, status }: LessonView) => series?.id === lesson?.series?.id && isActive({ status });
  const weeks = lesson?.series && data ? data.filter(isWeek).toSorted((a, b) => a.date.localeCompare(b.date)) : [];
  return { last, lesson, weeks, now };
};

/** The steps of any request, until it is known whose it is. */
const anyRequest = { coach: words.yourCoach, price: "", isPaid: false, isSent: false, isConfirmed: false };
const arriving = {
  title: words.comeToYourLesson,
  text: words.arrive5MinutesEarly,
  isDone: false,
};

const introLines = { xs: "4.5em", sm: "3em" }; // reserved: the lesson's details follow a moment later

const Intro = ({ last, lesson, weeks, now }: ReturnType<typeof useLastBooking>) => {
  const { data: family } = usePlayers();
  const player = family?.find(({ id, isOwn }) => id === lesson?.studentId && !isOwn);
  if (last === undefined) return <>{words.yourCoachWillConfirm}</>;
  if (last === null)
    return (
      <>
        {words.youHaventRequestedA}
        <Anchor component={Link} to="/book-lesson">
          {words.findAnOpening}
        </Anchor>
        {words.orSeeAllYour}
      </>
    );
  return (
    <>
      {words.dateAtTime(longDate(last.date), clock(last.time))}
      {lesson && <>{words.withFullName(fullName(lesson.instructor.user))}</>}
      {player?.firstName && words.forPlayer(player.firstName)}.{" "}
      {lesson ? nextStep(lesson, now) : words.yourCoachWillConfirm}
      {weeks.length > 1 && words.firstOf(weeks.map(({ date }) => shortDate(date)))}
    </>
  );
};

/** As far as is known, the lesson will be given. */
const goesOn = (lesson: LessonView | undefined) =>
  !lesson || (isActive(lesson) && lesson.instructor.isActive && !lesson.isTimeTaken && !lesson.proposal?.isAway);

/** Shown after a booking, or when the address was typed: it claims no more than is known. */
const headingOf = ({ last, lesson }: ReturnType<typeof useLastBooking>) => {
  if (last === undefined) return words.yourLesson;
  if (last === null) return words.noRequestYet;
  return lesson?.isTimeTaken ? words.thatTimeIsTaken : bookingHeadingWords[lesson?.status ?? "pending"];
};

const BookingSuccessPage = () => {
  const { facility, contact } = useSettings();
  const booking = useLastBooking();
  const { last, lesson, weeks, now } = booking;
  const { handles, error, retry } = usePaymentHandles(last && last.instructorId);
  const steps = [...(lesson ? stepsOf(lesson, handles) : requestSteps(anyRequest)), arriving];
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
      <ToastsBelow />
      <Box sx={{ mt: 4, display: "grid", gap: 3, gridTemplateColumns: { md: "1fr 1fr" }, alignItems: "start" }}>
        {lesson?.isTimeTaken && lesson.instructor.isActive && !lesson.proposal && (
          <Card sx={{ p: 3 }}>
            <OtherOpenings lesson={lesson} />
          </Card>
        )}
        {goesOn(lesson) && (
          <Card component="section" aria-labelledby="expect" sx={{ p: 3, gridRow: { md: "span 2" } }}>
            <Typography id="expect" variant="h3" component="h2">
              {words.whatToExpect}
            </Typography>
            <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0, mt: 2, display: "grid", gap: 2 }}>
              {steps.map(({ title, text, isDone }, index) => (
                <Box component="li" key={title} sx={{ display: "grid", gridTemplateColumns: "36px 1fr", gap: 1.5 }}>
                  <StepNumber number={index + 1} isDone={isDone} />
                  <Box>
                    <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
                    <Typography sx={{ color: "text.secondary" }}>{text}</Typography>
                  </Box>
                </Box>
              ))}
            </Box>
          </Card>
        )}
        {error ? (
          <Problem title={paymentWords.weCouldntLoadThe} error={error} onRetry={retry} />
        ) : !lesson || !handles ? (
          <PaymentInstructions price={lesson?.price} handles={handles} />
        ) : (
          lesson.instructor.isActive &&
          isPayable(lessonNow(lesson), now) && <PayForLesson lesson={lesson} handles={handles} weeks={weeks} />
        )}
        <Card component="section" aria-labelledby="where" sx={{ p: 3 }}>
          <Typography id="where" variant="h3" component="h2">
            {words.whereToGo}
          </Typography>
          {lesson && lesson.location !== facility.name && (
            <Typography sx={{ mt: 1, fontWeight: 700, overflowWrap: "anywhere" }}>{lesson.location}</Typography>
          )}
          <Typography sx={{ mt: 1, fontWeight: 700 }}>{facility.name}</Typography>
          <Typography>{facility.address}</Typography>
          <Typography sx={{ mt: 1, color: "text.secondary" }}>
            {words.somethingCameUpEmail}
            <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>
            {words.orCall}
            <Anchor href={phoneUrl(contact.phone)}>{contact.phone}</Anchor>.
          </Typography>
        </Card>
      </Box>
      {last && goesOn(lesson) && (
        <Box sx={{ mt: 3 }}>
          <ConfirmEmail sx={{ mb: 3 }} />
          <AskForWaiver />
        </Box>
      )}
      <Box sx={{ mt: 4, display: "flex", gap: 1.5, flexWrap: "wrap" }}>
        {last === null && (
          <Button component={Link} to="/book-lesson" variant="contained" size="large">
            {words.bookALesson}
          </Button>
        )}
        <Button
          component={Link}
          to="/player-dashboard"
          {...(last === null ? { variant: "outlined", color: "inherit" } : { variant: "contained" })}
          size="large"
        >
          {words.goToMyDashboard}
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
            {words.addToCalendar}
          </Button>
        )}
        <Button component={Link} to="/" variant="outlined" color="inherit" size="large">
          {words.backToHome}
        </Button>
      </Box>
    </Page>
  );
};
export default BookingSuccessPage;
