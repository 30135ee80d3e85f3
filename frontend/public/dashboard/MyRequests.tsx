import { Box, Link as Anchor, Skeleton, Typography } from "@mui/material";
import { Link } from "react-router";
import { Problem } from "../../shared/Problem.tsx";
import { RequestRow } from "../lessons/RequestRow.tsx";
import { useMyRequests } from "../lessons/useMyRequests.ts";
import { useAwake } from "../waking/rendered.ts";

/** What a player asked for outside of the offered times, the last first. */
export const MyRequests = () => (
  <Box component="section" aria-labelledby="custom-requests" sx={{ mt: 5 }}>
    <Typography id="custom-requests" variant="h3" component="h2">
      Custom lesson requests
    </Typography>
    <Box sx={{ mt: 2 }}>
      <Rows />
    </Box>
  </Box>
);

const Rows = () => {
  const { data, error, isPending, refetch } = useMyRequests();
  const awake = useAwake();
  if (isPending || !awake) return <Skeleton variant="rounded" height={56} sx={{ borderRadius: "16px" }} />;
  if (!data) return <Problem title="Failed to fetch your requests" error={error} onRetry={() => void refetch()} />;
  if (data.length === 0)
    return (
      <Typography sx={{ color: "text.secondary", minHeight: 56 }}>
        None yet. When no free time suits you,{" "}
        <Anchor component={Link} to="/book-lesson?request=custom">
          ask for a custom lesson
        </Anchor>
        .
      </Typography>
    );
  return (
    <Box component="ul" sx={{ listStyle: "none", p: 0, m: 0, display: "grid", gap: 2 }}>
      {data.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </Box>
  );
};
