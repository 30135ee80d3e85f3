import type { CareEvent } from "../../eventstore/inbox/events.ts";
import { namesOf, staffToMail, userById } from "../../projections/accounts/open.ts";
import { inquiryCaredFor, leftToNobody, stepsDue } from "../../projections/inbox/queries.ts";
import type { Backend } from "../backend.ts";
import type { Timed } from "../context.ts";
import { htmlFromText } from "../outreach/open.ts";
import type { Post } from "../post.ts";
import { type Process, processOf } from "../process.ts";
import type { InquiryKind } from "./formContract.ts";

const dashboard = { instructor: "/instructor-dashboard", admin: "/admin-dashboard" };

/** What a coach wrote, word for word. Replies reach the coach. */
export const mailSenderWhenInquiryAnswered = ({ db, business }: Pick<Backend, "db" | "business">): Process =>
  processOf<CareEvent>("mail sender when inquiry answered", {
    InquiryAnswered: async ({ data: { careId, sender, mailId, writtenBy, personal } }) => {
      const inquiry = await inquiryCaredFor(db, "admin", careId);
      if (!personal || !inquiry?.email) return [];
      const coach = await userById(db, writtenBy);
      const name = (await namesOf(db, [writtenBy])).get(writtenBy) ?? "A coach";
      return [
        {
          key: `inquiry answered ${mailId}`,
          kind: "inquiry answered",
          to: { email: inquiry.email },
          replyTo: coach?.email ?? undefined,
          subjects: [sender, writtenBy],
          instructorId: writtenBy,
          rank: "first",
          letter: {
            subject: personal.subject,
            heading: "",
            paragraphs: [],
            content: { html: htmlFromText(personal.text), text: personal.text },
            afterwards: [`${name} at ${business.facility.name} sent you this because you contacted us.`],
          },
        },
      ];
    },
  });

type Row = Awaited<ReturnType<typeof stepsDue>>[number];

/** Without the names of children. */
const named: Record<InquiryKind, (row: Row) => string> = {
  "coaching-inquiry": ({ name }) => name ?? "Coaching inquiry",
  "custom-lesson-request": () => "Custom lesson request",
  "team-finder": ({ about }) => `Player looking for a team (${about})`,
  "team-creation": ({ about }) => `Coach starting a team (${about})`,
};
const mostListed = 20;
const listed = (rows: readonly Row[], line: (row: Row) => readonly [string, string]) => [
  ...rows.slice(0, mostListed).map(line),
  ...(rows.length > mostListed ? [[`${rows.length - mostListed} more`, "in your inbox"] as const] : []),
];

const morningAt = "08:00";
const aDay = 24 * 60 * 60 * 1000; // ms

/**
 * Timed work: everyone on staff with something due gets one email a day, of what was so when the morning came. Its key
 * has the day, so it is one however many nodes come by, and whenever they do. Nothing due, no email.
 */
export const mailWhatIsDue: Timed["run"] = async (
  { db, mail, time }: Pick<Backend, "db" | "mail" | "time">,
  { now },
) => {
  const { date: today, time: clock } = time.wallClock(now);
  if (clock < morningAt) return;
  const morning = time.instantOf({ date: today, time: morningAt });
  const due = await stepsDue(db, { today, morning });
  const untaken = await leftToNobody(db, {
    morning,
    before: new Date(Date.parse(morning) - aDay).toISOString(),
  });
  for (const person of await staffToMail(db)) {
    const isAdmin = person.role === "admin";
    const own = due.filter(({ ownedBy }) => ownedBy === person.id);
    const late = own.filter(({ dueOn }) => dueOn !== null && dueOn < today);
    const nobodys = isAdmin ? untaken : [];
    if (own.length + nobodys.length === 0) continue;
    await mail.post({
      key: `inbox morning ${person.id} ${today}`,
      kind: "inbox",
      to: { email: person.email, name: [person.firstName, person.lastName].filter(Boolean).join(" ") },
      subjects: [...new Set([person.id, ...[...own, ...nobodys].slice(0, 2 * mostListed).map(({ sender }) => sender)])],
      uselessAfter: time.instantOf({ date: time.addDays(today, 1), time: "00:00" }),
      letter: {
        subject:
          own.length > 0 ? `Your inbox today: ${countOf(own.length, late.length)}` : "Nobody has taken these yet",
        heading: own.length > 0 ? "Due today" : "Nobody has taken these yet",
        paragraphs: [
          ...(own.length > 0 ? [`You have ${countOf(own.length, late.length)}.`] : []),
          ...(nobodys.length > 0
            ? [
                `${nobodys.length === 1 ? "1 inquiry has" : `${nobodys.length} inquiries have`} waited for more than a day, and nobody looks after ${nobodys.length === 1 ? "it" : "them"}.`,
              ]
            : []),
        ],
        facts: [
          ...listed(own, (row) => [named[row.kind](row), [row.step, lateness(row, today)].filter(Boolean).join(" · ")]),
          ...listed(nobodys, (row) => [named[row.kind](row), "Nobody’s"]),
        ],
        button: { label: "Open your inbox", path: `${isAdmin ? dashboard.admin : dashboard.instructor}/inbox` },
      },
    } satisfies Post);
  }
};
const countOf = (own: number, late: number) =>
  `${own === 1 ? "1 next step" : `${own} next steps`}${late > 0 ? `, ${late} late` : ""}`;
const lateness = ({ dueOn }: Row, today: string) => (dueOn !== null && dueOn < today ? `since ${dueOn}` : "today");
