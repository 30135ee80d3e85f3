import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { caughtUp } from "../../eventstore/testing/sample.ts";
import type { InstructorView } from "../accounts/contract.ts";
import { type CampWithRegistrationsView, PaymentStatus } from "../camps/contract.ts";
import { InquiryStatus, type InquiryView } from "../clinics/contract.ts";
import { LessonStatus, type LessonView } from "../lessons/contract.ts";
import type { MembershipView } from "../memberships/contract.ts";
import type { PlayerView } from "../players/contract.ts";
import type { VideoView } from "../videos/contract.ts";
import { testProduct, type TestProduct } from "../testing/testProduct.ts";
import { demoDataOnce } from "./demoDataOnce.ts";
import { enterDemoData } from "./enterDemoData.ts";
import { demoPassword } from "./people.ts";

let product: TestProduct;
const said: string[] = [];
beforeAll(async () => {
  product = await testProduct();
  await demoDataOnce(product.backend, (line) => said.push(line));
});
afterAll(() => product.close());

const logIn = async (email: string) => {
  const call = product.visitor();
  const { status, body } = await call("POST", "/api/custom-login", { email, password: demoPassword });
  expect(status).toBe(200);
  return Object.assign(call, { role: String(body.role) });
};
const facts = async () => (await caughtUp(product.backend.store)).length;

it("three people log in, each in the role their name says", async () => {
  const roles = [];
  for (const name of ["player", "coach", "admin"]) roles.push((await logIn(`${name}@example.com`)).role);
  expect(roles).toEqual(["student", "instructor", "admin"]);
});

it("a parent has four players, two of them with a lesson", async () => {
  const parent = await logIn("family@example.com");
  const { body: players } = await parent("GET", "/api/players");
  expect(players.map(({ firstName, plays }: PlayerView) => [firstName, plays])).toEqual([
    ["Jordan", false],
    ["Casey", true],
    ["Robin", true],
    ["Drew", true],
    ["Quinn", true],
  ]);
  const consents = players.slice(1).map(({ consent }: PlayerView) => consent);
  expect(new Set(consents)).toEqual(new Set(["confirmed"]));
  const { body: lessons } = await parent("GET", "/api/lessons");
  expect(lessons.map(({ studentName }: LessonView) => studentName).toSorted()).toEqual(["Casey Avery", "Robin Avery"]);
});

it("there is a membership in every standing", async () => {
  await product.sayTestEvents();
  const { body } = await (await logIn("admin@example.com"))("GET", "/api/memberships");
  const stands = body.map(({ firstName, standing, card }: MembershipView) => [firstName, standing, card?.hasFailed]);
  expect(new Set(stands)).toEqual(
    new Set([
      ["Sam", "paid", false],
      ["Drew", "manual", undefined],
      ["Quinn", "paused", false],
      ["Casey", "ending", false],
      ["Robin", "grace", true],
    ]),
  );
});

it("U5: four instructors offer times in the coming weeks, each with a portrait of their own", async () => {
  const { body: instructors } = await product.visitor()("GET", "/api/instructors");
  expect(instructors).toHaveLength(4);
  const portraits = instructors.map(({ user }: { user: { profileImageUrl: string } }) => user.profileImageUrl);
  expect(new Set(portraits).size).toBe(4);
  const drawn = (portrait: string) => existsSync(join(import.meta.dirname, "../../frontend/public/static", portrait));
  expect(portraits.filter((portrait: string) => !drawn(portrait))).toEqual([]);
  for (const { id, bio, specialties } of instructors) {
    expect([bio.length > 40, specialties.length > 0]).toEqual([true, true]);
    const { body: slots } = await product.visitor()("GET", `/api/schedule/availability?instructorId=${id}`);
    expect(slots.length).toBeGreaterThan(5);
  }
});

it("G1-43: the coach is away for some days", async () => {
  const { body: blocks } = await (await logIn("coach@example.com"))("GET", "/api/schedule/blocks");
  expect(blocks.map(({ startTime }: { startTime: string | null }) => startTime)).toEqual(["17:00", null]);
});

it("E2: lessons in every status are there, past and future", async () => {
  const { body } = await (await logIn("admin@example.com"))("GET", "/api/lessons");
  const lessons: LessonView[] = body;
  expect(new Set(lessons.map(({ status }) => status))).toEqual(new Set(LessonStatus.options));
  const past = lessons.filter(({ scheduledDate }) => Date.parse(scheduledDate) < Date.now());
  expect(past.map(({ status }) => status)).toContain("completed");
  expect(past.map(({ status }) => status)).not.toContain("pending");
});

it("every fact was decided by the product: players book, instructors answer", async () => {
  const admin = await logIn("admin@example.com");
  const { body: lessons } = await admin("GET", '/api/lessons?filter={"status":"completed"}');
  const { body: story } = await admin("GET", `/api/history?of=${lessons[0].id}`);
  expect(story.map(({ what, actor }: { what: string; actor: { role: string } }) => [what, actor.role])).toEqual([
    ["LessonBooked", "student"],
    ["LessonConfirmed", "instructor"],
    ["LessonPaymentNoted", "instructor"],
    ["LessonCompleted", "instructor"],
    ["LessonReviewed", "student"],
  ]);
});

it("G1-51: two instructors have stars", async () => {
  const { body: instructors } = await product.visitor()("GET", "/api/instructors");
  const stars = instructors
    .filter(({ totalReviews }: InstructorView) => totalReviews > 0)
    .map(({ user, rating, totalReviews }: InstructorView) => `${user.firstName}: ${rating}, ${totalReviews}`);
  expect(stars.toSorted()).toEqual(["Ana: 4.00, 1", "Riley: 5.00, 1"]);
});

it("the player asks the coach for another time, which is free and still ahead", async () => {
  const { body } = await (await logIn("coach@example.com"))("GET", '/api/lessons?filter={"proposalFrom":"player"}');
  const [lesson, ...others]: LessonView[] = body;
  expect([lesson?.status, others]).toEqual(["confirmed", []]);
  expect(lesson?.proposal).toMatchObject({ kind: "move", from: "player", words: expect.stringContaining("a game") });
  expect(Date.parse(lesson!.proposal!.to!.scheduledDate)).toBeGreaterThan(Date.parse(lesson!.scheduledDate));
});

it("E7: coaching inquiries are there at every step", async () => {
  const { body } = await (await logIn("admin@example.com"))("GET", "/api/coaching-inquiries");
  const inquiries: InquiryView[] = body;
  expect(new Set(inquiries.map(({ status }) => status))).toEqual(new Set(InquiryStatus.options));
});

it("U49, U50, E14: future and past camps, one full with someone who waits, registrations in every state of payment", async () => {
  const { body } = await (await logIn("coach@example.com"))("GET", "/api/camps");
  const camps: CampWithRegistrationsView[] = body;
  expect(camps.map(({ title, status, isFull, waitlistCount }) => [title, status, isFull, waitlistCount])).toEqual([
    ["Live At-Bats Clinic", "active", true, 1],
    ["Catchers' Clinic", "active", false, 0],
    ["Summer Skills Camp", "active", false, 0],
    ["Fall Fundamentals Camp", "completed", false, 0],
  ]);
  for (const { title, startTime, endTime, divisions } of camps)
    for (const group of divisions)
      expect([title, startTime <= group.startTime, group.endTime <= endTime]).toEqual([title, true, true]);
  const states = camps.flatMap(({ registrations }) => registrations.map(({ paymentStatus }) => paymentStatus));
  expect(new Set(states)).toEqual(new Set(PaymentStatus.options));
});

it("a video is reviewed, with marks and a focus point, one waits for the coach, and a weekly one is there", async () => {
  const pat = await logIn("player@example.com");
  const { body: videos } = await pat("GET", "/api/videos");
  const shown = videos.map(({ status, title, thumbnailPath, feedback }: VideoView) => [
    status,
    title,
    thumbnailPath !== null,
    feedback?.slice(0, 13),
  ]);
  expect(shown).toEqual([
    ["pending", "Off the tee, with the pause", true, undefined],
    ["reviewed", "Off the tee, round three", true, "Best one yet,"],
  ]);
  const reviewed: VideoView = videos[1];
  expect(reviewed.focusPoints.map(({ title }) => title)).toEqual(["Land, then swing"]);
  expect((await pat("GET", `/api/videos/${reviewed.id}/annotations`)).body).toHaveLength(5);
  const { body: weekly } = await pat("GET", "/api/weekly-videos");
  expect(weekly).toEqual([
    expect.objectContaining({ title: "Pause at toe-touch", thumbnailPath: expect.stringMatching(/\.webp$/) }),
  ]);
});

it("entered again it changes nothing, at the next start and after one that was interrupted", async () => {
  const before = await facts();
  expect(before).toBeGreaterThan(50);
  expect(said).toEqual(["Entering demo data …"]);
  await demoDataOnce(product.backend, (line) => said.push(line));
  expect(said).toHaveLength(1);

  const { at } = await product.backend.db("web.done_once").where({ name: "demo data started" }).first("at");
  await enterDemoData(product.backend, at);
  expect(await facts()).toBe(before);
});

it("a log with a history of its own gets no demo data", async () => {
  const used = await testProduct();
  try {
    await used.person();
    await demoDataOnce(used.backend, (line) => said.push(line));
    expect((await used.visitor()("GET", "/api/instructors")).body).toEqual([]);
  } finally {
    await used.close();
  }
});
