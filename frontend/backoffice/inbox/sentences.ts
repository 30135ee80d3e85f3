import type { InboxFact, SetAsideWhy } from "../../../backend/inbox/formContract.ts";
import type { Sentence } from "../context.ts";
import { dayIn } from "../sentences.ts";
import { whyLabel } from "./words.ts";

export const sentences: Record<InboxFact, Sentence> = {
  InquiryTaken: "took it",
  InquiryHandedOver: "changed the owner",
  NextStepPlanned: ({ details }) => `planned a next step for ${dayIn(details, "dueOn")}`,
  NextStepDone: "finished the next step",
  InquiryNoted: "added a note",
  NoteForgotten: "deleted a note",
  InquiryAnswered: "answered by email",
  InquirySetAside: "set it aside",
  InquiryBroughtBack: "brought it back",
};
export const states: Record<SetAsideWhy, string> = whyLabel;
