import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Rating,
  Skeleton,
  Typography,
} from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { instructorReviewsUrl, PublicReviewView } from "../../../../backend/lessons/reviews/contract.ts";
import { query } from "../../../shared/api.ts";
import { fullName, monthAndYear } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { readReviewsWords as words } from "../words.ts";

const Review = ({ review: { rating, comment, by, month } }: { review: PublicReviewView }) => (
  <Box component="li" sx={{ py: 2, "& + &": { borderTop: 1, borderColor: "divider" } }}>
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
      <Rating value={rating} readOnly size="small" getLabelText={words.stars} />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {[by ?? words.parentOfAPlayer, monthAndYear(`${month}-01`)].join(" · ")}
      </Typography>
    </Box>
    {comment === null ? (
      <Typography sx={{ mt: 0.5, color: "text.secondary", fontStyle: "italic" }}>{words.hidden}</Typography>
    ) : (
      <Typography sx={{ mt: 0.5, whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{comment}</Typography>
    )}
  </Box>
);

/** What players wrote about an instructor. */
export const ReadReviews = ({ instructor, onClose }: { instructor: InstructorView; onClose: () => void }) => {
  const title = useId();
  const url = instructorReviewsUrl(instructor.id);
  const { data, error, refetch } = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => query(url, PublicReviewView.array(), { signal }),
    refetchOnMount: "always",
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{words.reviewsOf(fullName(instructor.user))}</DialogTitle>
      <DialogContent sx={{ minHeight: 180 }}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words.whoWrites}
        </Typography>
        {error ? (
          <Box sx={{ mt: 2 }}>
            <Problem title={words.failedToFetch} error={error} onRetry={() => void refetch()} />
          </Box>
        ) : !data ? (
          <Skeleton variant="rounded" height={96} aria-busy aria-label={words.loading} sx={{ mt: 2 }} />
        ) : data.length === 0 ? (
          <Typography sx={{ mt: 2 }}>{words.starsAlone}</Typography>
        ) : (
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {data.map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button color="inherit" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
