import { randomUUID } from "node:crypto";
import type { PlantHeld } from "../../testing/held.ts";

export const heldByMail: PlantHeld = async ({ backend }, { coach, pat, texts: { planted, words, mail } }) => {
  const { mail: post } = backend;
  const letter = { subject: words("Subject"), heading: words("Letter"), paragraphs: [words("Said")] };
  await post.post({
    key: randomUUID(),
    kind: "greeting",
    to: { email: mail("reader") },
    subjects: [pat.id, coach.id],
    instructorId: coach.id,
    letter,
  });
  const aboutThem = { subject: "A lesson", heading: "A lesson", paragraphs: planted.slice(0, 3) };
  await post.post({
    key: randomUUID(),
    kind: "lesson booked",
    to: { email: coach.email },
    subjects: [coach.id, pat.id],
    instructorId: coach.id,
    letter: aboutThem,
  });
};
