import EventAvailableIcon from "@mui/icons-material/EventAvailable";
import ScheduleIcon from "@mui/icons-material/Schedule";
import PlaceIcon from "@mui/icons-material/PlaceOutlined";
import StarIcon from "@mui/icons-material/Star";
import { Box, Button, Card, Chip, Skeleton, Typography } from "@mui/material";
import { type ReactNode, Suspense, useState } from "react";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { openingWeeks } from "../../../../projections/scheduling/freeTimesRule.ts";
import { Verified } from "../../../shared/accounts/Verified.tsx";
import { clockAt, dateAt, fullName, shortDate, shortMoney } from "../../../shared/formats.ts";
import { drawnCoach } from "../../../shared/accounts/drawnCoach.ts";
import { Portrait } from "../../../shared/Portrait.tsx";
import { tabular } from "../../../shared/theme.ts";
import { onDemand } from "../../frame/onDemand.tsx";
import { instructorCardWords as words } from "../words.ts";

const quiet = { display: "flex", alignItems: "center", gap: 0.75, color: "text.secondary" };

const ReadReviews = onDemand(async () => (await import("./ReadReviews.tsx")).ReadReviews, "ReadReviews");

/** The average; what stands behind it opens on a press. */
const Reviews = ({ instructor }: { instructor: InstructorView }) => {
  const { rating, totalReviews, user } = instructor;
  const [reading, setReading] = useState(false);
  const star = <StarIcon fontSize="small" sx={{ color: totalReviews ? "warning.main" : "inherit" }} />;
  if (totalReviews === 0)
    return (
      <Box sx={quiet}>
        {star}
        <span>{words.noReviewsYet}</span>
      </Box>
    );
  const average = words.ratingFromReviews(Number(rating).toFixed(1), totalReviews);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={star}
        onClick={() => setReading(true)}
        aria-label={words.readReviewsOf(average, fullName(user))}
        sx={{ ml: -0.625, my: -1, minHeight: 44, color: "text.secondary", textDecoration: "underline" }}
      >
        {average}
      </Button>
      {reading && (
        <Suspense>
          <ReadReviews instructor={instructor} onClose={() => setReading(false)} />
        </Suspense>
      )}
    </>
  );
};

/** The first time that can be booked, as the facility's clock shows it. */
const NextOpening = ({ at }: { at: string | null }) => (
  <Box sx={{ ...quiet, ...tabular, ...(at && { color: "text.primary", fontWeight: 600 }) }}>
    <ScheduleIcon fontSize="small" />
    <span>
      {at === null ? words.noOpenings(openingWeeks) : words.nextOpening(`${shortDate(dateAt(at))}, ${clockAt(at)}`)}
    </span>
  </Box>
);

const card = {
  p: 3,
  display: "flex",
  flexDirection: "column",
  gap: 2,
  height: "100%",
  overflowWrap: "anywhere", // breaks words wider than the card
};

/** The instructor, the price of an hour, and a button that each page provides. */
export const InstructorCard = ({ instructor, action }: { instructor: InstructorView; action: ReactNode }) => {
  const { user, experience, bio, hourlyRate, specialties, location, availableToday, nextOpening } = instructor;
  return (
    <Card component="article" sx={card}>
      <Box sx={{ display: "flex", gap: 2, alignItems: "center" }}>
        <Portrait name={fullName(user)} src={user.profileImageUrl ?? drawnCoach} size={88} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            {fullName(user)}
          </Typography>
          <Typography sx={{ color: "text.secondary" }}>
            {experience === null ? words.instructor : words.yearsOfExperience(experience)}
          </Typography>
          <Typography sx={{ ...tabular, fontWeight: 700, color: "secondary.main" }}>
            {words.perHour(shortMoney(hourlyRate))}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.5 }}>
        <Reviews instructor={instructor} />
        <Box sx={quiet}>
          <PlaceIcon fontSize="small" />
          <span>{location}</span>
        </Box>
        <NextOpening at={nextOpening} />
      </Box>
      <Verified verified={instructor.verified} />
      <Typography sx={{ flexGrow: 1 }}>{bio}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, minHeight: 32 }}>
        {availableToday && (
          <Chip color="success" icon={<EventAvailableIcon />} label={words.availableToday} variant="outlined" />
        )}
        {specialties.slice(0, 3).map((specialty) => (
          <Chip key={specialty} label={specialty} sx={{ bgcolor: "ground.sand" }} />
        ))}
      </Box>
      {action}
    </Card>
  );
};

export const InstructorCardSkeleton = () => (
  <Card sx={{ p: 3, display: "flex", flexDirection: "column", gap: 2, minHeight: 400 }}>
    <Box sx={{ display: "flex", gap: 2, alignItems: "center" }}>
      <Skeleton variant="circular" width={88} height={88} />
      <Box sx={{ flexGrow: 1 }}>
        <Skeleton width="70%" height={32} />
        <Skeleton width="50%" height={24} />
        <Skeleton width="30%" height={24} />
      </Box>
    </Box>
    <Skeleton width="60%" height={24} />
    <Skeleton variant="rounded" sx={{ flexGrow: 1 }} />
    <Skeleton variant="rounded" width="80%" height={32} />
    <Skeleton variant="rounded" height={44} />
  </Card>
);
