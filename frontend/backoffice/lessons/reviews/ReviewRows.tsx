import { Box, Chip, Link, Rating, Typography } from "@mui/material";
import { useListContext } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { ManagedReviewView } from "../../../../backend/lessons/reviews/contract.ts";
import { dateAt, removedPerson, shortDate } from "../../../shared/formats.ts";
import { place } from "../../place.ts";
import { ModerateComment } from "./ModerateComment.tsx";
import { reviewListWords as words } from "./words.ts";

/** One below the other on every screen: a comment needs its room. */
export const ReviewRows = () => {
  const { data = [] } = useListContext<ManagedReviewView>();
  return (
    <Box component="ul" aria-label={words.reviews} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {data.map((review) => (
        <Review key={review.id} review={review} />
      ))}
    </Box>
  );
};

const aboutOf = ({ studentName, instructorName, at }: ManagedReviewView) => {
  const player = studentName ?? removedPerson;
  const who = place === "admin" ? words.aboutCoach(player, instructorName ?? removedPerson) : player;
  return `${who} · ${shortDate(dateAt(at))}`;
};

/** How far the comment goes. */
const State = ({ review: { comment, isPublic, hiddenFor, by } }: { review: ManagedReviewView }) => {
  if (comment === null) return null;
  if (hiddenFor) return <Chip size="small" color="warning" label={words.hiddenFor[hiddenFor]} />;
  return (
    <Chip
      size="small"
      variant="outlined"
      label={isPublic ? words.signedAs(by ?? words.parentOfAPlayer) : words.notPublic}
    />
  );
};

const Review = ({ review }: { review: ManagedReviewView }) => (
  <Box
    component="li"
    sx={{
      px: 2,
      py: 1.75,
      display: "flex",
      flexWrap: "wrap",
      columnGap: 2,
      rowGap: 1,
      alignItems: "flex-start",
      "& + &": { borderTop: 1, borderColor: "divider" },
    }}
  >
    <Box sx={{ flex: "1 1 320px", minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, rowGap: 0.5, alignItems: "center" }}>
        <Rating value={review.rating} readOnly size="small" getLabelText={words.starsOf5} />
        <Link
          component={RouterLink}
          to={`/lessons/${review.id}/show`}
          color="inherit"
          underline="hover"
          variant="body2"
        >
          {aboutOf(review)}
        </Link>
        <State review={review} />
      </Box>
      <Typography
        sx={{
          mt: 0.5,
          whiteSpace: "pre-wrap",
          overflowWrap: "anywhere",
          ...(!review.comment && { color: "text.secondary" }),
        }}
      >
        {review.comment ?? words.noComment}
      </Typography>
    </Box>
    {place === "admin" && review.comment !== null && review.isPublic && <ModerateComment review={review} />}
  </Box>
);
