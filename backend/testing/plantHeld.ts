import { randomInt, randomUUID } from "node:crypto";
import { issueLink } from "../accounts/mailedLinks.ts";
import { createPaymentIntentUrl, paymentStatusUrl, withdrawUrl } from "../camps/contract.ts";
import { refundsUrl } from "../camps/money/payContract.ts";
import { calendarFeedUrl, lessonsUrl, paymentNoteUrl, proposalsUrl, reviewUrl } from "../lessons/contract.ts";
import { payTestPaymentUrl } from "../payments/contract.ts";
import { publishedCamp } from "./camps.ts";
import type { Client } from "./client.ts";
import { sendInquiry } from "./inquiries.ts";
import { emma, registered } from "./registrations.ts";
import { sendRequest } from "./requests.ts";
import { bookingOf, lessonAsked, offer } from "./schedule.ts";
import { guardian, type Person, type TestProduct } from "./testProduct.ts";
import { fullCamp, joinWaitlist, waitingChild } from "./waitlists.ts";

/** Texts that appear nowhere by chance, each recorded under the person it is about. */
export const textsAbout = () => {
  const planted: string[] = [];
  const mark = randomUUID().slice(0, 8);
  const exchange = randomInt(1000, 10_000);
  const note = (text: string) => {
    planted.push(text);
    return text;
  };
  return {
    planted,
    words: (of: string) => note(`${of} "Ünïq\\${mark}" 子供`),
    mail: (of: string) => note(`${of}.${mark}@held.example.org`),
    phone: () => note(`555-${exchange}-${1000 + planted.length}`),
  };
};
type Texts = ReturnType<typeof textsAbout>;

const does = async (who: Client, ...call: Parameters<Client>) => {
  const answer = await who(...call);
  if (answer.status >= 300) throw new Error(`${call[0]} ${call[1]}: ${JSON.stringify(answer.body)}`);
  return answer;
};

/** An instructor who filled in every field an instructor has. */
export const plantedCoach = async (product: TestProduct, { words }: Texts): Promise<Person> => {
  const name = { firstName: words("Coach"), lastName: words("Surname") };
  const coach = await product.person("instructor", name);
  await does(coach, "PATCH", `/api/instructors/${coach.id}`, {
    bio: words("Bio"),
    specialties: [words("Specialty")],
    certifications: words("Certified"),
    location: words("Cage"),
  });
  await publishedCamp(product, coach, { title: words("Camp"), description: words("Described") });
  return coach;
};

/** A player under 18 who did everything a player can, and filled in every field. */
export const plantedPlayer = async (product: TestProduct, coach: Person, texts: Texts): Promise<Person> => {
  const { words, mail, phone } = texts;
  const pat = await product.person("student", {
    firstName: words("Called before"),
    lastName: words("Last"),
    age: 15,
    ...guardian,
    parentName: words("Parent"),
    parentEmail: mail("parent"),
    parentPhone: phone(),
  });
  const { db, mail: post } = product.backend;
  const { token } = await issueLink(db, { kind: "guardian", userId: pat.id });
  await does(product.visitor(), "POST", "/api/guardian/confirm", { token });
  const renamed = { firstName: words("First"), lastName: words("Renamed") };
  await does(pat, "PATCH", "/api/profile/update", { ...renamed, position: words("Short"), experience: words("Years") });
  await does(pat, "POST", calendarFeedUrl);
  await takeLessons(product, { coach, pat, texts });
  await sendRequest(pat, {
    instructorId: coach.id,
    name: words("Requester"),
    email: mail("request"),
    phone: phone(),
    preferredDates: words("Dates"),
    preferredTimes: words("Times"),
    location: words("Place"),
    additionalNotes: words("Wishes"),
  });
  await sendInquiry(pat, {
    organizationName: words("League"),
    contactName: words("Contact"),
    email: mail("inquiry"),
    phone: phone(),
    preferredDates: words("Weekends"),
    location: words("Field"),
    additionalInfo: words("Info"),
  });
  await comeToCamps(product, { coach, pat, texts });
  const letter = { subject: words("Subject"), heading: words("Letter"), paragraphs: [words("Said")] };
  await post.post({
    key: randomUUID(),
    kind: "greeting",
    to: { email: mail("reader") },
    subjects: [pat.id, coach.id],
    instructorId: coach.id,
    letter,
  });
  const aboutThem = { subject: "A lesson", heading: "A lesson", paragraphs: texts.planted.slice(0, 3) };
  await post.post({
    key: randomUUID(),
    kind: "lesson booked",
    to: { email: coach.email },
    subjects: [coach.id, pat.id],
    instructorId: coach.id,
    letter: aboutThem,
  });
  return pat;
};

interface People {
  readonly coach: Person;
  readonly pat: Person;
  readonly texts: Texts;
}

let hour = 6;

const takeLessons = async (product: TestProduct, { coach, pat, texts: { words, mail, phone } }: People) => {
  const clock = (n: number) => `${String(n).padStart(2, "0")}:00`;
  const offered = await offer(product, coach, { startTime: clock(hour++), endTime: clock(hour) });
  const form = { studentPhone: phone(), studentEmail: mail("contact"), notes: words("Notes") };
  const { id } = (await does(pat, "POST", lessonsUrl, bookingOf(offered, form))).body;
  await does(coach, "PATCH", `/api/lessons/${id}`, { status: "confirmed" });
  await does(coach, "PUT", paymentNoteUrl(id), { how: "other", words: words("Paid") });
  await does(pat, "POST", proposalsUrl(id), { kind: "move", words: words("Mornings") });
  const past = await lessonAsked(product, { studentId: pat.id, instructorId: coach.id, daysAhead: -hour });
  await past.confirm();
  await past.complete();
  await does(pat, "POST", reviewUrl(past.lessonId), { rating: 5, comment: words("Comment") });
};

const comeToCamps = async (product: TestProduct, { coach, pat, texts: { words, mail, phone } }: People) => {
  const child = (of: string) => ({
    ...emma,
    playerName: words(of),
    medicalInfo: words(`${of} is ill`),
    emergencyContact: words(`${of} calls`),
    emergencyPhone: phone(),
  });
  const register = async (of: string) => {
    const { id: campId } = await publishedCamp(product, coach);
    const registration = { parentName: words(`${of} payer`), parentEmail: mail(of), parentPhone: phone() };
    const participants = [child(`${of} older`), child(`${of} younger`)];
    return registered(pat, campId, { registration, participants });
  };
  const paid = await register("paid");
  const { clientSecret } = (
    await does(pat, "POST", createPaymentIntentUrl, { campId: paid.campId, registrationId: paid.id })
  ).body;
  const card = { clientSecret, card: "4242424242424242" };
  await does(pat, "POST", payTestPaymentUrl(clientSecret.split("_secret_")[0]), card);
  await product.sayTestEvents();
  await does(coach, "PATCH", paymentStatusUrl(paid.id), { paymentStatus: "partial", words: words("Marked") });
  await does(coach, "POST", refundsUrl(paid.id), { amount: 1, words: words("Refunded") });
  const { id, places } = await register("gone");
  await does(pat, "POST", withdrawUrl(id), { participantId: places[0]!.id, reason: words("Gone") });
  await joinWaitlist(pat, await fullCamp(product, coach.id), {
    parentName: words("Waits"),
    parentEmail: mail("waits"),
    parentPhone: phone(),
    participants: [
      waitingChild({ playerName: words("Waiting"), emergencyContact: words("Waits call"), emergencyPhone: phone() }),
    ],
  });
};
