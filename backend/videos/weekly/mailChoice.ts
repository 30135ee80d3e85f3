import { WeeklyMailEvent, weeklyMailStream } from "../../../eventstore/videos/weeklyMailEvents.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { wantsWeeklyMail } from "../../../projections/videos/weeklyQueries.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import type { Fold } from "../../handle.ts";
import { call, type Call } from "../../http/call.ts";
import { mailedLinks } from "../../http/limits.ts";
import { Rejection } from "../../http/rejection.ts";
import { ChooseWeeklyMail, ChooseWeeklyMailByLink, weeklyMailLinkUrl, weeklyMailUrl } from "./mailContract.ts";

/** Whether an account wants mails about weekly videos. */
export const weeklyMail: Fold<boolean, WeeklyMailEvent> = {
  events: WeeklyMailEvent,
  initial: true,
  evolve: (_, { type }) => type === "WeeklyMailResumed",
};

export const chooseWeeklyMail =
  ({ userId, wanted }: { userId: string; wanted: boolean }) =>
  (before: boolean): WeeklyMailEvent[] =>
    before === wanted ? [] : [{ type: wanted ? "WeeklyMailResumed" : "WeeklyMailStopped", data: { userId } }];

/** Works as long as the account does: whoever reads the mail may turn it off. */
export const stopPage = ({ capabilities }: Pick<Backend, "capabilities">, userId: string) =>
  `/weekly-email#token=${capabilities.tokenOf("weeklyMail", userId)}`;

const choose = async (
  backend: Backend,
  command: Command,
  choice: { userId: string; wanted: boolean },
): Promise<{ wanted: boolean }> => {
  const target = { fold: weeklyMail, stream: weeklyMailStream(choice.userId), command };
  await backend.handle(target, chooseWeeklyMail(choice));
  return { wanted: choice.wanted };
};

export const weeklyMailCalls: readonly Call[] = [
  call(
    "GET",
    weeklyMailUrl,
    {
      does: "Says whether the account gets emails about weekly videos.",
      who: "signed in",
      answer: { status: 200, body: ChooseWeeklyMail },
    },
    async ({ user }, { db }) => ({ wanted: await wantsWeeklyMail(db, user.id) }),
  ),
  call(
    "PUT",
    weeklyMailUrl,
    {
      does: "Turns emails about weekly videos on or off.",
      who: "signed in",
      body: ChooseWeeklyMail,
      answer: { status: 200, body: ChooseWeeklyMail },
    },
    ({ user, body: { wanted }, command }, backend) => choose(backend, command, { userId: user.id, wanted }),
  ),
  call(
    "POST",
    weeklyMailLinkUrl,
    {
      does: "Turns emails about weekly videos on or off, by the link in it.",
      who: "everybody",
      whoInWords: "whoever has the email",
      body: ChooseWeeklyMailByLink,
      limit: mailedLinks.openLinkFromAddress,
      answer: { status: 200, body: ChooseWeeklyMail },
      refused: { 409: "The link no longer works (LinkIsDead).", 429: "Too many attempts." },
    },
    async ({ body: { token, wanted }, command }, backend) => {
      const userId = backend.capabilities.openedBy("weeklyMail", token);
      if (userId === undefined || !(await userById(backend.db, userId))?.email)
        throw new Rejection(
          "conflict",
          "LinkIsDead",
          "This link no longer works. Please use the one in our latest email.",
        );
      return choose(backend, command, { userId, wanted });
    },
  ),
];
