import { teamOfSubject, teamSubject } from "../../eventstore/teams/events.ts";
import { introductionOf, introductionStream } from "../../eventstore/teams/introductions.ts";
import { introductionById, sentTeam, waitingTeam } from "../../projections/teams/queries.ts";
import type { Backend } from "../backend.ts";
import { Message } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { mailedLinks } from "../http/limits.ts";
import { Rejection } from "../http/rejection.ts";
import {
  AnswerIntroduction,
  answerIntroductionUrl,
  Introduce,
  IntroductionView,
  openIntroductionUrl,
  openTeamUrl,
  SentTeamView,
  withdrawTeamUrl,
  WithTeamToken,
} from "./contract.ts";
import { introductionsUrl } from "./staffContract.ts";
import { withdrawTeam } from "./forgetTeams.ts";
import { answerIntroduction, askForIntroduction, introduction } from "./introduction.ts";
import { noteIntroduced } from "./noteContact.ts";

type Links = Pick<Backend, "capabilities">;
type Side = "finder" | "creation";

/** Lets whoever sent it see how far it is, and withdraw it. */
export const teamPage = ({ capabilities }: Links, kind: Side, id: string) =>
  `/team-submission#token=${capabilities.tokenOf("teamSubmission", teamSubject(kind, id))}`;
/** Lets one of the two sides answer. */
export const introductionPage = ({ capabilities }: Links, side: Side, introductionId: string) =>
  `/team-introduction#token=${capabilities.tokenOf("teamIntroduction", `${side}~${introductionId}`)}`;

const linkIsDead = (message: string) => new Rejection("conflict", "LinkIsDead", message);

const sentBehind = ({ capabilities }: Links, token: string) => {
  const sent = teamOfSubject(capabilities.openedBy("teamSubmission", token) ?? "");
  if (!sent) throw linkIsDead("This link doesn't work. Please use the one in our email.");
  return sent;
};

const introductionBehind = async ({ db, capabilities }: Backend, token: string) => {
  const [side, ...pair] = capabilities.openedBy("teamIntroduction", token)?.split("~") ?? [];
  const row = await introductionById(db, pair.join("~"));
  if ((side !== "finder" && side !== "creation") || !row)
    throw linkIsDead("This link doesn't work. Please use the one in our email.");
  const [finder, creation] = await Promise.all([
    waitingTeam(db, "finder", row.finderId),
    waitingTeam(db, "creation", row.creationId),
  ]);
  const own = side === "finder" ? finder : creation;
  if (!own) throw linkIsDead("You're no longer looking, so there's nothing to answer.");
  return { side, row, own, isOpen: Boolean(finder && creation) } as const;
};

const introductionFor = async (backend: Backend, token: string): Promise<IntroductionView> => {
  const { side, row, own, isOpen } = await introductionBehind(backend, token);
  return {
    side,
    sport: own.sport,
    division: own.division,
    answer: side === "finder" ? row.finderAnswer : row.creationAnswer,
    state: row.state === "asked" && !isOpen ? "lapsed" : row.state,
  };
};

const byLink = {
  who: "everybody",
  whoInWords: "whoever has the email",
  limit: mailedLinks.openLinkFromAddress,
} as const;
const refused = { 409: "The link no longer works (LinkIsDead).", 429: "Too many attempts." };

export const teamLinkCalls: readonly Call[] = [
  call(
    "POST",
    openTeamUrl,
    {
      does: "Shows what was sent about a team, by the link in the email: how far it is, and nothing of what was typed.",
      ...byLink,
      body: WithTeamToken,
      answer: { status: 200, body: SentTeamView },
      refused,
    },
    async ({ body: { token } }, backend) => {
      const { kind, id } = sentBehind(backend, token);
      const sent = await sentTeam(backend.db, kind, id);
      if (!sent) throw linkIsDead("We've deleted what you sent, so there's nothing left to see.");
      return sent;
    },
  ),
  call(
    "POST",
    withdrawTeamUrl,
    {
      does: "Withdraws what was sent about a team: it's deleted at once. A second time changes nothing.",
      ...byLink,
      body: WithTeamToken,
      answer: { status: 200, body: Message },
      refused,
    },
    async ({ body: { token }, command }, backend) => {
      await withdrawTeam(backend, command, sentBehind(backend, token));
      return { message: "We've deleted everything you sent." };
    },
  ),
  call(
    "POST",
    introductionsUrl,
    {
      does: "Asks a family and a coach by email whether they want to be introduced. Contacts go out once both say yes.",
      who: ["instructor", "admin"],
      body: Introduce,
      answer: { status: 201, body: Message },
      refused: {
        409: "They were asked before (AskedBefore), don't look for the same (NoMatch), or not anymore (NoLongerLooking).",
      },
    },
    async ({ body: { finderId, creationId }, command }, { db, handle }) => {
      const [finder, creation] = await Promise.all([
        waitingTeam(db, "finder", finderId),
        waitingTeam(db, "creation", creationId),
      ]);
      if (!finder || !creation)
        throw new Rejection("conflict", "NoLongerLooking", "One of these two isn't looking anymore.");
      if (finder.sport !== creation.sport || finder.division !== creation.division)
        throw new Rejection("conflict", "NoMatch", "These two aren't looking for the same sport and division.");
      const introductionId = introductionOf({ finderId, creationId });
      const target = { fold: introduction, stream: introductionStream(introductionId), command };
      await handle(target, askForIntroduction({ introductionId, finderId, creationId }));
      return { message: "We're emailing both. Contacts go out only if both say yes." };
    },
  ),
  call(
    "POST",
    openIntroductionUrl,
    {
      does: "Shows what one side of an introduction is asked, without the other side's name or contact.",
      ...byLink,
      body: WithTeamToken,
      answer: { status: 200, body: IntroductionView },
      refused,
    },
    ({ body: { token } }, backend) => introductionFor(backend, token),
  ),
  call(
    "POST",
    answerIntroductionUrl,
    {
      does: "Says yes or no to an introduction. Once both say yes, each gets the other's contact by email.",
      ...byLink,
      body: AnswerIntroduction,
      answer: { status: 200, body: IntroductionView },
      refused: { ...refused, 409: "The link no longer works (LinkIsDead), or it has ended (IntroductionOver)." },
    },
    async ({ body: { token, answer }, command }, backend) => {
      const { side, row, isOpen } = await introductionBehind(backend, token);
      const target = { fold: introduction, stream: introductionStream(row.id), command };
      await backend.handle(target, answerIntroduction({ introductionId: row.id, side, answer, isOpen }));
      const view = await introductionFor(backend, token);
      if (view.state === "introduced") await noteIntroduced(backend, command.now, row);
      return view;
    },
  ),
];
