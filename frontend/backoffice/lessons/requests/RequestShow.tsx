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
import { requestShowWords as words } from "../words.ts";

const choices = [
  { status: "contacted", label: words.contacted, means: words.youCalledOrWrote },
  { status: "scheduled", label: words.scheduled, means: words.agreedWithoutALesson },
  { status: "completed", label: words.completed, means: words.doneNothingIsLeft },
  { status: "declined", label: words.declined, means: words.itCannotBeDone },
] as const;

/** Any of the four, at any time. */
const RequestStatusMenu = ({ request }: { request: LessonRequestView }) => {
  const { send, sending } = useAct(({ answerRequest }: LessonVerbs) => answerRequest, {
    done: words.requestStatusUpdatedSuccessfully,
    failed: words.error,
    unexplained: words.failedToUpdateRequest,
  });
  return (
    <StatusMenu
      of={words.theRequestFromRequester(requesterName(request))}
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
          {request.lesson ? words.scheduleAnotherLesson : words.scheduleALesson}
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
    title={words.lessonRequest}
    back={{ to: "/lesson-requests", label: words.allLessonRequests }}
    failed={words.failedToFetchLesson}
    gone={{
      title: words.requestNotFound,
      heading: words.thisRequestIsNot,
      text: words.itIsAnotherInstructors,
      seeAll: words.seeAllRequests,
    }}
    heading={(request) => ({
      title: words.requestFromRequesterName(requesterName(request)),
      lead: <ReplyClock request={request} />,
      beside: <RequestStatusChip status={request.status} />,
      actions: <RequestActions request={request} />,
    })}
  >
    {(request) => (
      <>
        <RequestFacts request={request} />
        <Section title={words.timeline}>
          <Timeline of={request.id} />
        </Section>
        <EraseVisitor accountId={request.requesterId} name={request.name} email={request.email} />
      </>
    )}
  </ShowPage>
);
export default RequestShow;
