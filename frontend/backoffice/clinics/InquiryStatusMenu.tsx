import ArrowDropDownIcon from "@mui/icons-material/ArrowDropDown";
import { Menu, MenuItem } from "@mui/material";
import { useState } from "react";
import { type InquiryStatus, type InquiryView, statusesAfter } from "../../../backend/clinics/contract.ts";
import { useAct } from "../data/useAct.ts";
import { ActButton } from "../frame/ActButton.tsx";
import { senderOf, statusLabel } from "./words.ts";
import type { ClinicVerbs } from "./verbs.ts";

const means: Record<InquiryStatus, string> = {
  pending: "Nobody got in touch yet.",
  contacted: "You called or wrote.",
  scheduled: "Day, place and price are agreed.",
  completed: "It took place, nothing is left to do.",
};

/** What may come next; after the last step there is nothing to choose. */
export const InquiryStatusMenu = ({ inquiry }: { inquiry: InquiryView }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { send, sending } = useAct(({ answerInquiry }: ClinicVerbs) => answerInquiry, {
    done: "Inquiry status updated successfully",
    failed: "Error",
    unexplained: "Failed to update inquiry status",
  });
  const next = statusesAfter[inquiry.status];
  if (next.length === 0) return null;
  return (
    <>
      <ActButton
        variant="contained"
        busy={sending}
        endIcon={<ArrowDropDownIcon />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={`Set status of the inquiry from ${senderOf(inquiry)}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Set status
      </ActButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {next.map((status) => (
          <MenuItem
            key={status}
            sx={{ minHeight: 44, display: "block" }}
            onClick={() => {
              setAnchor(null);
              void send({ id: inquiry.id, status });
            }}
          >
            <strong>{statusLabel[status]}</strong>
            <br />
            <small>{means[status]}</small>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
