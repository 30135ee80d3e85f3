import { outreachById, outreachSentBy } from "../../projections/outreach/queries.ts";
import type { MaySeeStory } from "../backend.ts";
import type { Context } from "../context.ts";
import { outreachCalls } from "./calls.ts";
import { OutreachView } from "./formContract.ts";
import { outreachLimits } from "./limits.ts";
import { mailLeagueWhenOutreachEmailQueued, outreachOutbound } from "./mails.ts";
import { unsubscribeCalls } from "./unsubscribeCalls.ts";

const maySeeStory: MaySeeStory = async (db, user, of) => {
  const email = await outreachById(db, "admin", of);
  return email && user.role === "instructor" && email.sentBy === user.id;
};

export const outreach: Context = {
  name: "outreach",
  calls: { outreach: [...outreachCalls, ...unsubscribeCalls] },
  shapes: { OutreachView },
  mails: [mailLeagueWhenOutreachEmailQueued],
  outbound: outreachOutbound,
  limits: outreachLimits,
  maySeeStory,
  exported: [{ name: "outreachEmails", rows: ({ db }, userId) => outreachSentBy(db, userId) }],
};
