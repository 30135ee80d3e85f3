import { Box, Button, Skeleton } from "@mui/material";
import { useGetOne } from "react-admin";
import { Link, useParams } from "react-router";
import type { LessonRequestView } from "../../../backend/lessons/contract.ts";
import { ApiError } from "../../shared/api.ts";
import { Empty } from "../../shared/Empty.tsx";
import { Problem } from "../../shared/Problem.tsx";
import { freshRow } from "../data/freshRow.ts";
import { Page } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { Timeline } from "../history/Timeline.tsx";
import { ReplyClock } from "./ReplyClock.tsx";
import { RequestActions } from "./RequestActions.tsx";
import { RequestFacts } from "./RequestFacts.tsx";
import { RequestStatusChip } from "./RequestStatusChip.tsx";
import { requesterName } from "./words.ts";

const back = { to: "/lesson-requests", label: "All lesson requests" };

const RequestShow = () => {
  const { id = "" } = useParams();
  const { data: request, error, refetch } = useGetOne<LessonRequestView>("lesson-requests", { id }, freshRow);
  if (error instanceof ApiError && error.status === 404)
    return (
      <Page title="Request not found" back={back}>
        <Empty
          title="This request is not in your list"
          text="It is another instructor’s, or there is none at this address."
          action={
            <Button component={Link} to={back.to} variant="contained">
              See all requests
            </Button>
          }
        />
      </Page>
    );
  if (!request)
    return (
      <Page title="Lesson request" back={back}>
        {error ? (
          <Problem title="Failed to fetch lesson requests" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={420} sx={{ borderRadius: "16px" }} />
        )}
      </Page>
    );
  return (
    <Page
      title={`Request from ${requesterName(request)}`}
      lead={<ReplyClock request={request} />}
      beside={<RequestStatusChip status={request.status} />}
      actions={<RequestActions request={request} />}
      back={back}
    >
      <Box
        sx={{
          display: "grid",
          gap: 4,
          gridTemplateColumns: { lg: "minmax(0, 3fr) minmax(280px, 2fr)" },
          alignItems: "start",
        }}
      >
        <RequestFacts request={request} />
        <Section title="Timeline">
          <Timeline of={request.id} />
        </Section>
      </Box>
    </Page>
  );
};
export default RequestShow;
