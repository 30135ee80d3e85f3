import EventIcon from "@mui/icons-material/EventAvailableOutlined";
import { Button } from "@mui/material";
import { useState } from "react";
import type { LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { EraseVisitor } from "../../privacy/open.ts";
import { Section } from "../../frame/Section.tsx";
import { ShowPage } from "../../frame/ShowPage.tsx";
import { Timeline } from "../../history/open.ts";
import { ReplyClock } from "./ReplyClock.tsx";
import { RequestFacts } from "./RequestFacts.tsx";
import { RequestStatusChip } from "./RequestStatusChip.tsx";
import { ScheduleDialog } from "./ScheduleDialog.tsx";
import { isRemoved, requesterName } from "./words.ts";
import { useAct } from "../../data/useAct.ts";
import { StatusMenu } from "../../frame/StatusMenu.tsx";
import type { LessonVerbs } from "../verbs.ts";

const choices = [
  { status: "contacted", label: "Contacted", means: "You called or wrote." },
  { status: "scheduled", label: "Scheduled", means: "Agreed, without a lesson on the calendar here." },
  { status: "completed", label: "Completed", means: "Done, nothing is left to do." },
  { status: "declined", label: "Declined", means: "It cannot be done." },
] as const;

/** Any of the four, at any time. */
const RequestStatusMenu = ({ request }: { request: LessonRequestView }) => {
  const { send, sending } = useAct(({ answerRequest }: LessonVerbs) => answerRequest, {
    done: "Request status updated successfully",
    failed: "Error",
    unexplained: "Failed to update request status",
  });
  return (
    <StatusMenu
      of={`the request from ${requesterName(request)}`}
      variant="outlined"
      choices={choices}
      current={request.status}
      busy={sending}
      onChoose={(status) => void send({ id: request.id, status })}
    />
  );
};

const RequestActions = ({ request }: { request: LessonRequestView }) => {
  const [scheduling, setScheduling] = useState(false);
  return (
    <>
      <RequestStatusMenu request={request} />
      {!isRemoved(request) && (
        <Button variant="contained" startIcon={<EventIcon />} onClick={() => setScheduling(true)}>
          {request.lesson ? "Schedule another lesson" : "Schedule a lesson"}
        </Button>
      )}
      {/* The next lesson begins with an empty form. */}
      <ScheduleDialog
        key={request.lesson?.id ?? "first"}
        request={request}
        open={scheduling}
        onClose={() => setScheduling(false)}
      />
    </>
  );
};

const RequestShow = () => (
  <ShowPage<LessonRequestView>
    resource="lesson-requests"
    title="Lesson request"
    back={{ to: "/lesson-requests", label: "All lesson requests" }}
    failed="Failed to fetch lesson requests"
    gone={{
      title: "Request not found",
      heading: "This request is not in your list",
      text: "It is another instructor’s, or there is none at this address.",
      seeAll: "See all requests",
    }}
    heading={(request) => ({
      title: `Request from ${requesterName(request)}`,
      lead: <ReplyClock request={request} />,
      beside: <RequestStatusChip status={request.status} />,
      actions: <RequestActions request={request} />,
    })}
  >
    {(request) => (
      <>
        <RequestFacts request={request} />
        <Section title="Timeline">
          <Timeline of={request.id} />
        </Section>
        <EraseVisitor accountId={request.requesterId} name={request.name} email={request.email} />
      </>
    )}
  </ShowPage>
);
export default RequestShow;
