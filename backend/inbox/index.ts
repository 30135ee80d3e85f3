import { careWrittenBy, inquiryCaredFor } from "../../projections/inbox/queries.ts";
import { staffOf } from "../../projections/accounts/open.ts";
import type { MaySeeStory } from "../backend.ts";
import type { Context } from "../context.ts";
import { tenMinutes } from "../timed/timedWork.ts";
import { inboxCalls } from "./calls.ts";
import { InboxView, WholeInboxView } from "./formContract.ts";
import { mailSenderWhenInquiryAnswered, mailWhatIsDue } from "./mails.ts";

/** For staff alone: not even whoever sent the inquiry. */
const maySeeStory: MaySeeStory = async (db, { id, role }, of) => {
  if (role !== "instructor") return undefined;
  return (await inquiryCaredFor(db, staffOf({ id, role }), of)) && true;
};

export const inbox: Context = {
  name: "inbox",
  calls: { inbox: inboxCalls },
  shapes: { InboxView, WholeInboxView },
  mails: [mailSenderWhenInquiryAnswered],
  timed: [{ name: "mail what is due", every: tenMinutes, alsoAt: "0 8 * * *", byTheClock: true, run: mailWhatIsDue }],
  maySeeStory,
  exported: [{ name: "inboxEntries", rows: ({ db }, userId) => careWrittenBy(db, userId) }],
};
