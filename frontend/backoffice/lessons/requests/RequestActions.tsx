import EventIcon from "@mui/icons-material/EventAvailableOutlined";
import { Button } from "@mui/material";
import { useState } from "react";
import type { LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { RequestStatusMenu } from "./RequestStatusMenu.tsx";
import { ScheduleDialog } from "./ScheduleDialog.tsx";
import { isRemoved } from "./words.ts";

export const RequestActions = ({ request }: { request: LessonRequestView }) => {
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
