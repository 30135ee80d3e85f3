import { certificationsEnding } from "../../../projections/accounts/certificationQueries.ts";
import { staffToMail } from "../../../projections/accounts/queries.ts";
import type { Backend } from "../../backend.ts";
import { eachByItself } from "../../eachByItself.ts";
import type { Letter, Post } from "../../post.ts";
import type { Due } from "../../timed/timedWork.ts";

const daysAhead = 60;

type Ending = Awaited<ReturnType<typeof certificationsEnding>>[number];
type Named = Pick<Ending, "firstName" | "lastName">;

const nameOf = ({ firstName, lastName }: Named) => [firstName, lastName].filter(Boolean).join(" ");
/** "2030-05-01" → "May 1, 2030" */
const dayInWords = (date: string) =>
  new Intl.DateTimeFormat("en-US", { timeZone: "UTC", dateStyle: "long" }).format(Date.parse(date));

const factsOf = ({ title, validUntil }: Ending): Required<Pick<Letter, "facts">> => ({
  facts: [
    ["Certificate", title],
    ["Valid until", dayInWords(validUntil)],
  ],
});

const letterToCoach = (ending: Ending): Letter => ({
  subject: "One of your certificates ends soon",
  heading: "Time to renew a certificate",
  paragraphs: [
    `Families see on your listing that it's verified. After ${dayInWords(ending.validUntil)} they won't.`,
    "Once it's renewed, show the new one to an admin.",
  ],
  ...factsOf(ending),
  button: { label: "See your profile", path: "/instructor-dashboard/profile" },
});

const letterToAdmin = (ending: Ending): Letter => ({
  subject: "A coach's certificate ends soon",
  heading: `${nameOf(ending) || "A coach"} has a certificate to renew`,
  paragraphs: [
    `Families see that it's verified. After ${dayInWords(ending.validUntil)} they won't.`,
    "Once you've seen the new one, correct the date on the coach's page.",
  ],
  ...factsOf(ending),
  button: { label: "Open the coach's page", path: `/admin-dashboard/users/${ending.instructorId}/show` },
});

/**
 * Timed work: says to the instructor and to every admin that a certification ends, from 60 days before. A mail's key has
 * the last day, so whichever node runs it again sends nothing twice, and another mail follows only to another last day.
 */
export const remindOfCertifications = async (
  { db, mail, time }: Pick<Backend, "db" | "mail" | "time">,
  { now, signal }: Due,
): Promise<void> => {
  const { date: from } = time.wallClock(now);
  const endings = await certificationsEnding(db, { from, until: time.addDays(from, daysAhead) });
  if (endings.length === 0) return;
  const admins = (await staffToMail(db)).filter(({ role }) => role === "admin");
  await eachByItself(endings, async (ending) => {
    const { id, instructorId, validUntil } = ending;
    const postTo = (reader: Named & { id: string; email: string }, letter: Letter): Post => ({
      key: `${id} ${validUntil} certificate ends ${reader.id}`,
      kind: "certificate ends",
      to: { email: reader.email, name: nameOf(reader) },
      subjects: [...new Set([reader.id, instructorId])],
      rank: "last",
      letter,
    });
    const { email, ...coach } = ending;
    const posts = [
      ...(email ? [postTo({ ...coach, email, id: instructorId }, letterToCoach(ending))] : []),
      ...admins.map((admin) => postTo(admin, letterToAdmin(ending))),
    ];
    for (const post of posts) {
      if (signal.aborted) return;
      await mail.post(post);
    }
  });
};
