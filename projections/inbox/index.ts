import type { Context, HistoryOf } from "../context.ts";
import { inboxProjector } from "./inbox.ts";
import type { InboxFact } from "./view.ts";

/** Apart from the history of what was asked, which its sender may read. */
const history: HistoryOf<InboxFact> = {
  InquiryTaken: { of: "careId" },
  InquiryHandedOver: { of: "careId" },
  NextStepPlanned: { of: "careId", tells: ({ dueOn }) => ({ dueOn }) },
  NextStepDone: { of: "careId" },
  InquiryNoted: { of: "careId" },
  NoteForgotten: { of: "careId" },
  InquiryAnswered: { of: "careId" },
  InquirySetAside: { of: "careId", state: ({ why }) => why },
  InquiryBroughtBack: { of: "careId" },
};

export const inbox = { name: "inbox", projectors: [inboxProjector], history } satisfies Context;
