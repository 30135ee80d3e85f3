import type { CareEvent } from "../../eventstore/inbox/events.ts";
import { namesOf, type Role, staffToMail, userById } from "../../projections/accounts/open.ts";
import { inquiryCaredFor, leftToNobody, stepsDue } from "../../projections/inbox/queries.ts";
import type { Backend } from "../backend.ts";
import { eachByItself } from "../eachByItself.ts";
import { htmlFromText } from "../outreach/open.ts";
import { type Process, processOf } from "../process.ts";
import type { InquiryKind } from "./formContract.ts";

const dashboardOf = (role: Role) => (role === "admin" ? "/admin-dashboard" : "/instructor-dashboard");

export const answerKey = (mailId: string) => `inquiry answered ${mailId}`;

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
          key: answerKey(mailId),
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

/** Without the names of players. */
const named: Record<InquiryKind, (row: Row) => string> = {
  "coaching-inquiry": ({ name }) => name ?? "Coaching inquiry",
  "custom-lesson-request": () => "Custom lesson request",
  "team-finder": ({ about }) => `Player looking for a team (${about})`,
  "team-creation": ({ about }) => `Coach starting a team (${about})`,
};

const morningAt = "08:00";
const aDay = 24 * 60 * 60 * 1000; // ms
const mostListed = 20;

const counted = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
const daysLate = ({ dueOn }: Row, today: string) => (Date.parse(today) - Date.parse(dueOn ?? today)) / aDay;
const lateness = (row: Row, today: string) => {
  const days = daysLate(row, today);
  return days > 0 ? `${counted(days, "day", "days")} late` : "today";
};
const lines = (rows: readonly Row[], says: (row: Row) => string): (readonly [string, string])[] => [
  ...rows.slice(0, mostListed).map((row) => [named[row.kind](row), says(row)] as const),
  ...(rows.length > mostListed ? [[`${rows.length - mostListed} more`, "in your inbox"] as const] : []),
];

/** What is due for somebody, and what nobody has taken if that is theirs to know. Neither may be all there is. */
const morningLetter = (own: readonly Row[], nobodys: readonly Row[], today: string) => {
  const late = own.filter((row) => daysLate(row, today) > 0).length;
  const steps = `${counted(own.length, "next step", "next steps")}${late > 0 ? `, ${late} late` : ""}`;
  const untaken = counted(nobodys.length, "inquiry", "inquiries");
  return {
    subject: own.length > 0 ? `Your inbox today: ${steps}` : `Your inbox today: ${untaken} without an owner`,
    heading: own.length > 0 ? "Due today" : "Without an owner",
    paragraphs: [
      ...(own.length > 0 ? [`You have ${steps}.`] : []),
      ...(nobodys.length > 0
        ? [`${untaken} came in more than a day ago, and nobody has taken ${nobodys.length === 1 ? "it" : "them"} yet.`]
        : []),
    ],
    facts: [
      ...lines(own, (row) => [row.step, lateness(row, today)].filter(Boolean).join(" · ")),
      ...lines(nobodys, () => "without an owner"),
    ],
  };
};

/** When the last morning came, for whoever has to count as its mail did. */
export const lastMorning = (time: Backend["time"], now: string) => {
  const { date, time: clock } = time.wallClock(now);
  return time.instantOf({ date: clock < morningAt ? time.addDays(date, -1) : date, time: morningAt });
};

/**
 * Timed work: everyone on staff with something due gets one email a day, of what was so when the morning came. Its key
 * has the day, so it is one however many nodes come by, and whenever they do. Nothing due, no email.
 */
export const mailWhatIsDue = async (
  { db, mail, time }: Pick<Backend, "db" | "mail" | "time">,
  { now }: { now: string },
) => {
  const { date: today, time: clock } = time.wallClock(now);
  if (clock < morningAt) return;
  const morning = lastMorning(time, now);
  const due = await stepsDue(db, { today, morning });
  const untaken = await leftToNobody(db, { morning });
  await eachByItself(await staffToMail(db), async (person) => {
    const own = due.filter(({ ownedBy }) => ownedBy === person.id);
    const nobodys = person.role === "admin" ? untaken : [];
    if (own.length + nobodys.length === 0) return;
    const listed = [...own.slice(0, mostListed), ...nobodys.slice(0, mostListed)];
    const button = { label: "Open your inbox", path: `${dashboardOf(person.role)}/inbox` };
    await mail.post({
      key: `inbox morning ${person.id} ${today}`,
      kind: "inbox",
      to: { email: person.email, name: [person.firstName, person.lastName].filter(Boolean).join(" ") },
      subjects: [...new Set([person.id, ...listed.flatMap(({ email, sender }) => (email === null ? [] : [sender]))])],
      uselessAfter: time.instantOf({ date: time.addDays(today, 1), time: "00:00" }),
      letter: { ...morningLetter(own, nobodys, today), button },
    });
  });
};
