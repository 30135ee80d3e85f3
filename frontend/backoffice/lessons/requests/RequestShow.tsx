import EventIcon from "@mui/icons-material/EventAvailableOutlined";
import { Button } from "@mui/material";
import { useState } from "react";
import type { LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { EraseVisitor } from "../../privacy/open.ts";
import { Section } from "../../frame/Section.tsx";
import { ShowPage } from "../../frame/ShowPage.tsx";
import { InInbox } from "../../frame/InInbox.tsx";
import { Timeline } from "../../history/open.ts";
import { ReplyClock } from "./ReplyClock.tsx";
import { RequestFacts } from "./RequestFacts.tsx";
import { RequestStatusChip } from "./RequestStatusChip.tsx";
import { ScheduleDialog } from "./ScheduleDialog.tsx";
import {
  isRequesterRemoved,
  fieldWords,
  lessonWords,
  requesterName,
  requestShowWords as words,
  requestStatusWords,
} from "../words.ts";
import { useAct } from "../../data/useAct.ts";
import { StatusMenu } from "../../frame/StatusMenu.tsx";
import type { LessonVerbs } from "../verbs.ts";

const choices = [
  { status: "contacted", label: requestStatusWords.contacted, means: words.youCalledOrEmailed },
  { status: "scheduled", label: requestStatusWords.scheduled, means: words.youAgreedOnALesson },
  { status: "completed", label: requestStatusWords.completed, means: words.allDone },
  { status: "declined", label: requestStatusWords.declined, means: words.itCantBeDone },
] as const;

/** Any of the four, at any time. */
export const RequestStatusMenu = ({ request }: { request: LessonRequestView }) => {
  const { send, sending } = useAct(({ answerRequest }: LessonVerbs) => answerRequest, {
    done: fieldWords.requestStatusUpdatedSuccessfully,
    failed: fieldWords.error,
    unexplained: words.failedToUpdateRequestStatus,
  });
  return (
    <StatusMenu
      of={words.theRequestFrom(requesterName(request))}
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
  const [lastLessonId, setLastLessonId] = useState<string | null>(null); // that whoever schedules has seen
  const schedule = () => {
    setLastLessonId(request.lesson?.id ?? null);
    setScheduling(true);
  };
  return (
    <>
      <RequestStatusMenu request={request} />
      {!isRequesterRemoved(request) && (
        <Button variant="contained" startIcon={<EventIcon />} onClick={schedule}>
          {request.lesson ? words.scheduleAnotherLesson : words.scheduleLesson}
        </Button>
      )}
      {/* The next lesson begins with an empty form. */}
      <ScheduleDialog
        key={lastLessonId ?? "first"}
        request={request}
        lastLessonId={lastLessonId}
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
    failed={lessonWords.failedToFetchLessonRequests}
    gone={{
      title: words.requestNotFound,
      heading: words.thisRequestIsntInYourList,
      text: words.itMayBeAnotherCoachs,
      seeAll: words.seeAllRequests,
    }}
    heading={(request) => ({
      title: words.requestFrom(requesterName(request)),
      lead: <ReplyClock request={request} />,
      beside: <RequestStatusChip status={request.status} />,
      actions: <RequestActions request={request} />,
    })}
  >
    {(request) => (
      <>
        <InInbox kind="custom-lesson-request" inquiryId={request.id} />
        <RequestFacts request={request} />
        <Section title={fieldWords.timeline}>
          <Timeline of={request.id} />
        </Section>
        <EraseVisitor accountId={request.requesterId} name={request.name} email={request.email} />
      </>
    )}
  </ShowPage>
);
export default RequestShow;
