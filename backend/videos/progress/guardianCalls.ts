import { v7 as newUuid } from "uuid";
import { type UserView, wardsOf } from "../../../projections/accounts/open.ts";
import { progressOf } from "../../../projections/videos/progressQueries.ts";
import { guardianLinkLifetime, guardianToken, wardBehind } from "../../accounts/open.ts";
import type { Backend } from "../../backend.ts";
import { newId } from "../../command.ts";
import { Message } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { aDay, anHour, limited, mailedLinks } from "../../http/limits.ts";
import { Rejection } from "../../http/rejection.ts";
import { inSteadyTime } from "../../http/steadyTime.ts";
import { noSuchPlayer } from "../../players/open.ts";
import { sought } from "../../sought.ts";
import { monthsAt } from "./calls.ts";
import {
  AskProgressLink,
  askProgressLinkUrl,
  openProgressLinkUrl,
  ProgressLinkView,
  showGuardianUrl,
  WithProgressLink,
} from "./contract.ts";

export const progressLimits = limited({
  showGuardianProgress: { points: 3, duration: aDay },
  progressLinkTo: { points: 3, duration: aDay },
  progressLinkFromAddress: { points: 20, duration: anHour },
});

const tooMany = "Too many attempts. `Retry-After` says how many seconds to wait.";

/** Mails the guardian of record a link to the child's progress. */
const mailProgressLink = async ({ mail, capabilities, business }: Backend, ward: UserView, key: string) => {
  const { id: playerId, firstName, parentName, parentEmail: email } = ward;
  if (!email) return;
  const child = firstName ?? "your player";
  await mail.post({
    key: `progress link ${key}`,
    kind: "progress link",
    to: { email, ...(parentName && { name: parentName }) },
    subjects: [playerId],
    letter: {
      subject: `How your player is coming along at ${business.productName}`,
      heading: `See ${child}’s progress`,
      paragraphs: [
        `What ${child} is working on with the coach, and reviewed videos, lessons, and practice month by month.`,
      ],
      button: {
        label: "See the progress",
        path: `/player-progress#token=${guardianToken({ capabilities }, "progressOfWard", { playerId, email })}`,
      },
      afterwards: [
        "The link works for 30 days. Please don't forward this email: anyone with the link can see the page.",
        "Didn't ask for it? You can ignore this email.",
      ],
    },
    confidential: true,
    rank: "first",
    uselessAfter: new Date(Date.now() + guardianLinkLifetime).toISOString(),
  });
};

export const guardianProgressCalls: readonly Call[] = [
  call(
    "POST",
    showGuardianUrl,
    {
      does: "Emails the confirmed guardian of a player under 18 a link to the player's progress.",
      who: ["student"],
      whoInWords: "players under 18, for themselves",
      answer: { status: 202, body: Message },
      refused: {
        409: "Nobody has confirmed yet (GuardianNotConfirmed), or there is no guardian (NoGuardianNeeded).",
        429: "Three times a day.",
      },
    },
    async ({ user, command }, backend) => {
      if (user.guardian === "none needed")
        throw new Rejection("conflict", "NoGuardianNeeded", "There's no parent or guardian on your account.");
      if (user.guardian !== "confirmed")
        throw new Rejection(
          "conflict",
          "GuardianNotConfirmed",
          "Your parent or guardian needs to confirm your account first.",
        );
      await backend.limits.count(progressLimits.showGuardianProgress, user.id, "You've sent it three times today.");
      await mailProgressLink(backend, user, newId(command, "progressLink"));
      return { message: `We're emailing ${user.parentName ?? "your parent or guardian"}.` };
    },
  ),
  /** The answer, in wording and timing, is the same whether or not someone confirmed with that address. */
  call(
    "POST",
    askProgressLinkUrl,
    {
      does: "Emails a confirmed parent or guardian a link to the progress of each of their children. The answer is the same for every address.",
      who: "everybody",
      body: AskProgressLink,
      limit: progressLimits.progressLinkFromAddress,
      answer: { status: 202, body: Message },
      refused: { 429: tooMany },
    },
    async ({ body: { email } }, backend) => {
      await backend.limits.count(progressLimits.progressLinkTo, email);
      await inSteadyTime(backend.steadyTime, async () => {
        for (const ward of await wardsOf(backend.db, email)) await mailProgressLink(backend, ward, newUuid());
      });
      return {
        message: "If this is the email of a parent or guardian who confirmed an account, we're sending them a link.",
      };
    },
  ),
  call(
    "POST",
    openProgressLinkUrl,
    {
      does: "Shows a child's progress to the guardian: the first name, focus points, and figures by month.",
      who: "everybody",
      whoInWords: "the guardian, by the emailed link",
      body: WithProgressLink,
      limit: mailedLinks.openLinkFromAddress,
      answer: { status: 200, body: ProgressLinkView },
      refused: { 409: "The link no longer works (LinkIsDead).", 429: tooMany },
    },
    async ({ body: { token } }, backend) => {
      const { playerId: studentId } = await wardBehind(backend, "progressOfWard", token);
      const asked = { studentId, viewer: null, ...monthsAt(backend) };
      return ProgressLinkView.parse(await sought(backend, () => progressOf(backend.db, asked), noSuchPlayer));
    },
  ),
];
