import ArrowDropDownIcon from "@mui/icons-material/ArrowDropDown";
import { Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import type { LessonRequestView } from "../../../../backend/lessons/contract.ts";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../frame/ActButton.tsx";
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { send, sending } = useAct(({ answerRequest }: LessonVerbs) => answerRequest, {
    done: "Request status updated successfully",
    failed: "Error",
    unexplained: "Failed to update request status",
  });
  return (
    <>
      <ActButton
        variant="outlined"
        busy={sending}
        endIcon={<ArrowDropDownIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={`Set status of the request from ${requesterName(request)}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Set status
      </ActButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {choices.map(({ status, label, means }) => (
          <MenuItem
            key={status}
            selected={status === request.status}
            sx={{ minHeight: 44, display: "block" }}
            onClick={() => {
              setAnchor(null);
              void send({ id: request.id, status });
            }}
          >
            <strong>{label}</strong>
            <br />
            <small>{means}</small>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
