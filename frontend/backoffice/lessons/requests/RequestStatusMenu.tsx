import type { LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { useAct } from "../../data/useAct.ts";
import { StatusMenu } from "../../frame/StatusMenu.tsx";
import { requesterName } from "./words.ts";
import type { LessonVerbs } from "../verbs.ts";

const choices = [
  { status: "contacted", label: "Contacted", means: "You called or wrote." },
  { status: "scheduled", label: "Scheduled", means: "Agreed, without a lesson on the calendar here." },
  { status: "completed", label: "Completed", means: "Done, nothing is left to do." },
  { status: "declined", label: "Declined", means: "It cannot be done." },
] as const;

/** Any of the four, at any time. */
export const RequestStatusMenu = ({ request }: { request: LessonRequestView }) => {
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
