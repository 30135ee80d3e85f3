import { type InquiryStatus, type InquiryView, statusesAfter } from "../../../backend/clinics/contract.ts";
import { useAct } from "../data/useAct.ts";
import { StatusMenu } from "../frame/StatusMenu.tsx";
import { senderOf, statusLabel } from "./words.ts";
import type { ClinicVerbs } from "./verbs.ts";

const means: Record<InquiryStatus, string> = {
  pending: "Nobody got in touch yet.",
  contacted: "You called or wrote.",
  scheduled: "Day, place and price are agreed.",
  completed: "It took place, nothing is left to do.",
};

/** The statuses that may follow; none after the last. */
export const InquiryStatusMenu = ({ inquiry }: { inquiry: InquiryView }) => {
  const { send, sending } = useAct(({ answerInquiry }: ClinicVerbs) => answerInquiry, {
    done: "Inquiry status updated successfully",
    failed: "Error",
    unexplained: "Failed to update inquiry status",
  });
  const next = statusesAfter[inquiry.status];
  if (next.length === 0) return null;
  return (
    <StatusMenu
      of={`the inquiry from ${senderOf(inquiry)}`}
      variant="contained"
      choices={next.map((status) => ({ status, label: statusLabel[status], means: means[status] }))}
      current={inquiry.status}
      busy={sending}
      onChoose={(status) => void send({ id: inquiry.id, status })}
    />
  );
};
