import {
  type TeamCreationEvent,
  type TeamFinderEvent,
  type TeamKind,
  teamSubject,
} from "../../eventstore/teams/events.ts";
import type { TeamIntroductionEvent } from "../../eventstore/teams/introductions.ts";
import { staffToMail } from "../../projections/accounts/open.ts";
import { anyTeam, creationById, finderById, introductionById, waitingTeam } from "../../projections/teams/queries.ts";
import type { Backend } from "../backend.ts";
import type { Letter, Post } from "../post.ts";
import { type Process, processOf } from "../process.ts";
import { introductionPage, teamPage } from "./linkCalls.ts";

type Desk = Pick<Backend, "db" | "capabilities">;

const sentBy = ({ db }: Desk, kind: TeamKind, id: string) =>
  kind === "finder" ? finderById(db, id) : creationById(db, id);

const wanted = (kind: TeamKind, { division, sport }: { division: string; sport: string }) =>
  kind === "finder"
    ? `A player is looking for a team: ${division} ${sport}`
    : `A coach wants to start a team: ${division} ${sport}`;

const dashboards = { instructor: "/instructor-dashboard", admin: "/admin-dashboard" };
const lists = { finder: "team-finders", creation: "team-creations" };

/** Any instructor or admin may answer: all of them hear of it. */
const tellStaff = async (desk: Desk, factId: string, kind: TeamKind, id: string): Promise<Post[]> => {
  const sent = await sentBy(desk, kind, id);
  if (!sent?.email || sent.status !== "pending") return [];
  return (await staffToMail(desk.db)).map((person) => ({
    key: `${factId} team ${kind} submitted ${person.id}`,
    kind: `team ${kind} submitted`,
    to: { email: person.email, name: [person.firstName, person.lastName].filter(Boolean).join(" ") },
    subjects: [person.id, teamSubject(kind, id)],
    ...(person.role === "instructor" && { instructorId: person.id }),
    letter: {
      subject: wanted(kind, sent),
      heading: wanted(kind, sent),
      paragraphs: ["If you get in touch first, set it to Contacted so nobody calls twice."],
      button: {
        label: kind === "finder" ? "Open the player" : "Open the coach",
        path: `${person.role === "admin" ? dashboards.admin : dashboards.instructor}/${lists[kind]}/${id}/show`,
      },
    },
  }));
};

/**
 * That it arrived, and how to take it back. The forms are open to everyone, so this goes to whatever address someone
 * typed: it repeats none of their text.
 */
const tellSender = async (desk: Desk, factId: string, kind: TeamKind, id: string): Promise<Post[]> => {
  const sent = await sentBy(desk, kind, id);
  if (!sent?.email) return [];
  const next =
    kind === "finder"
      ? "One of our coaches will call or email you once a team may fit."
      : "One of our coaches will call or email you about starting the team.";
  return [
    {
      key: `${factId} team ${kind} received`,
      kind: `team ${kind} received`,
      to: { email: sent.email },
      subjects: [teamSubject(kind, id)],
      letter: {
        subject: kind === "finder" ? "We got your request for a team" : "We got your request to start a team",
        heading: "We got your request",
        paragraphs: [next, "We keep it for up to 12 months. You can delete everything you sent at any time."],
        button: { label: "See or delete it", path: teamPage(desk, kind, id) },
        afterwards: [
          "Please don't forward this email: anyone with the link can delete your request.",
          "Didn't send a request? Someone probably typed your address by mistake. The same button deletes it.",
        ],
      },
      confidential: true,
    },
  ];
};

const mailWhenFinderSubmitted = (desk: Desk): Process =>
  processOf<TeamFinderEvent>("mail sender and staff when team finder submitted", {
    TeamFinderSubmitted: async ({ id, data: { finderId } }) => [
      ...(await tellSender(desk, id, "finder", finderId)),
      ...(await tellStaff(desk, id, "finder", finderId)),
    ],
  });
const mailWhenCreationSubmitted = (desk: Desk): Process =>
  processOf<TeamCreationEvent>("mail sender and staff when team creation submitted", {
    TeamCreationSubmitted: async ({ id, data: { creationId } }) => [
      ...(await tellSender(desk, id, "creation", creationId)),
      ...(await tellStaff(desk, id, "creation", creationId)),
    ],
  });

interface Reachable {
  readonly id: string;
  readonly sport: string;
  readonly division: string;
  readonly name: string | null;
  readonly email: string;
  readonly phoneNumber: string | null;
}
/** Those sides of an introduction that still look, or all that can be reached. */
const sidesOf = async ({ db }: Desk, introductionId: string, find: typeof waitingTeam = waitingTeam) => {
  const row = await introductionById(db, introductionId);
  const reach = async (kind: TeamKind, id: string): Promise<Reachable | undefined> => {
    const found = await find(db, kind, id);
    return found?.email ? { ...found, email: found.email } : undefined;
  };
  const [finder, creation] = await Promise.all([
    row && reach("finder", row.finderId),
    row && reach("creation", row.creationId),
  ]);
  return { row, finder, creation };
};
type Both = Readonly<Record<TeamKind, Reachable>>;

const subjectOf = (side: TeamKind, { id }: Reachable) => teamSubject(side, id);
/** One side hears once of each step. */
const toSide = (
  side: TeamKind,
  reader: Reachable,
  {
    step,
    introductionId,
    letter,
    about = [],
  }: { step: string; introductionId: string; letter: Letter; about?: string[] },
): Post => ({
  key: `${step} ${side} ${introductionId}`,
  kind: step,
  to: { email: reader.email },
  subjects: [subjectOf(side, reader), ...about],
  letter,
  confidential: true,
});

/** Each is told what the other looks for, and nothing about who it is. */
const asked = (desk: Desk, introductionId: string, side: TeamKind, reader: Reachable): Post => {
  const { division, sport } = reader;
  const [subject, question] =
    side === "finder"
      ? [`A coach is starting a team: ${division} ${sport}`, "Would you like us to introduce you?"]
      : [`A player is looking for a team: ${division} ${sport}`, "Would you like us to introduce you to the family?"];
  const letter: Letter = {
    subject,
    heading: subject,
    paragraphs: [
      question,
      side === "finder"
        ? "If you both say yes, the coach gets your player's first name, your email, and your phone number, and you get theirs. Until then we share nothing."
        : "If you both say yes, they get your name, email, and phone number, and you get the player's first name and how to reach the family. Until then we share nothing.",
    ],
    button: { label: "Say yes or no", path: introductionPage(desk, side, introductionId) },
    afterwards: ["The question is open for 30 days. Please don't forward this email: anyone with the link can answer."],
  };
  return toSide(side, reader, { step: "team introduction asked", introductionId, letter });
};

const firstNameOf = (name: string | null) => name?.trim().split(/\s+/)[0] ?? "";

/** The family hears who coaches; the coach hears the player's first name. Both hear how to reach the other. */
const introduced = (introductionId: string, side: TeamKind, both: Both): Post => {
  const otherSide = side === "finder" ? "creation" : "finder";
  const other = both[otherSide];
  const letter: Letter = {
    subject: "You both said yes: here's how to get in touch",
    heading: "You both said yes",
    paragraphs: [
      `The ${side === "finder" ? "coach" : "family"} has your email and phone number now, too. Feel free to call first.`,
    ],
    facts: [
      side === "finder" ? ["Coach", other.name ?? ""] : ["Player", firstNameOf(other.name)],
      ["Email", other.email],
      ["Phone", other.phoneNumber ?? ""],
    ],
    afterwards: ["Please use these contacts for this team only."],
  };
  const about = [subjectOf(otherSide, other)];
  return toSide(side, both[side], { step: "team introduction made", introductionId, letter, about });
};

const ended = (introductionId: string, side: TeamKind, reader: Reachable): Post => {
  const letter: Letter = {
    subject: "This introduction won't happen",
    heading: "This introduction won't happen",
    paragraphs: ["It didn't work out this time, and we didn't share your contacts. We'll keep looking."],
  };
  return toSide(side, reader, { step: "team introduction ended", introductionId, letter });
};

const mailBothSides = (desk: Desk): Process => {
  /** Whoever said yes waits to hear; whoever said nothing, or no, does not. */
  const tellWhoWaits = async (introductionId: string) => {
    const { row, finder, creation } = await sidesOf(desk, introductionId);
    return [
      ...(finder && row?.finderAnswer === "yes" ? [ended(introductionId, "finder", finder)] : []),
      ...(creation && row?.creationAnswer === "yes" ? [ended(introductionId, "creation", creation)] : []),
    ];
  };
  return processOf<TeamIntroductionEvent>("mail both sides of a team introduction", {
    TeamIntroductionAsked: async ({ data: { introductionId } }) => {
      const { row, finder, creation } = await sidesOf(desk, introductionId);
      if (row?.state !== "asked" || !finder || !creation) return [];
      return [asked(desk, introductionId, "finder", finder), asked(desk, introductionId, "creation", creation)];
    },
    TeamIntroductionMade: async ({ data: { introductionId } }) => {
      // Both were promised each other's contacts: a step that staff take right after does not break that.
      const { finder, creation } = await sidesOf(desk, introductionId, anyTeam);
      if (!finder || !creation) return [];
      const both = { finder, creation };
      return [introduced(introductionId, "finder", both), introduced(introductionId, "creation", both)];
    },
    TeamIntroductionDeclined: ({ data }) => tellWhoWaits(data.introductionId),
    TeamIntroductionLapsed: ({ data }) => tellWhoWaits(data.introductionId),
  });
};

/** What follows from the facts of teams. */
export const teamMails = [mailWhenFinderSubmitted, mailWhenCreationSubmitted, mailBothSides];
