import { anew } from "../../data/anew.ts";
import { Box, Card, List, ListItemButton, Typography } from "@mui/material";
import { Link } from "react-router";
import { travelWords } from "../../../shared/lessons/words.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { Section } from "../../frame/Section.tsx";
import { ReplyClock } from "../requests/ReplyClock.tsx";
import { requestsWith, useWaitingRequests } from "../requests/waiting.ts";
import { forWhom, lessonWords, requesterName, waitingRequestsWords as words } from "../words.ts";

/** Families waiting for a reply, the longest first. Shows nothing when there are none. */
const WaitingRequests = () => {
  const { data, total = 0, error, refetch } = useWaitingRequests({ refetchOnMount: anew });
  if (error)
    return <Problem title={lessonWords.failedToFetchLessonRequests} error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Section title={words.customLessonRequests} count={total} all={requestsWith({ status: "pending" })}>
      <Card>
        <List disablePadding>
          {data.map((request) => (
            <Box
              component="li"
              key={request.id}
              sx={{ display: "flex", "& + &": { borderTop: 1, borderColor: "divider" } }}
            >
              <ListItemButton component={Link} to={`/lesson-requests/${request.id}/show`} sx={row}>
                <Box sx={{ flex: "1 1 220px" }}>
                  <Typography sx={{ fontWeight: 650 }}>{requesterName(request)}</Typography>
                  <Typography variant="body2" sx={{ color: "text.secondary" }}>
                    {request.preferredDates ?? travelWords[request.travelPreference]} · {forWhom(request)}
                  </Typography>
                </Box>
                <ReplyClock request={request} />
              </ListItemButton>
            </Box>
          ))}
        </List>
      </Card>
    </Section>
  );
};
export default WaitingRequests;

const row = { display: "flex", flexWrap: "wrap", columnGap: 2, px: 2, py: 1.25, width: "100%" };
