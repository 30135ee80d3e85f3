import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { MatrixRole } from "./accessMatrix.ts";
import { issueLink } from "../../accounts/mailedLinks.ts";
import { receiveMismatch, receiveStrayMoney, registeredFamily } from "../../camps/testing/families.ts";
import { outreachStream } from "../../../eventstore/outreach/events.ts";
import { campaignsUrl, leaguesUrl, sendUrl, startCampaignUrl, suppressionsUrl } from "../../outreach/contract.ts";
import { outreachEmail as outreachFold, settleEmail } from "../../outreach/email.ts";
import { recipients } from "../../outreach/recipients.ts";
import { campaignForm } from "../../outreach/testing/campaignForm.ts";
import { leagueForm } from "../../outreach/testing/leagueForm.ts";
import { outreachForm } from "../../outreach/testing/outreachForm.ts";
import { campForm, publishedCamp } from "../camps.ts";
import { clientOf } from "../client.ts";
import { sendInquiry } from "../inquiries.ts";
import { bookingOf, dayIn, lessonAsked, offer } from "../schedule.ts";
import { assignedTo, published } from "../../videos/testing/weekly.ts";
import { sendCreation, sendFinder } from "../../teams/testing/teams.ts";
import { registered } from "../registrations.ts";
import { sendRequest } from "../requests.ts";
import { freeASpot, fullCamp, joinWaitlist } from "../waitlists.ts";
import { guardian, password, type Person, type Peopled } from "../testProduct.ts";

const clockAt = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

/** The people of the access matrix and the things that are theirs. */
export const castOf = async (product: Peopled) => {
  const { backend } = product;
  const people: Record<Exclude<MatrixRole, "anonymous">, Person> = {
    playerOwner: await product.person(),
    otherPlayer: await product.person(),
    instructorOwner: await product.person("instructor"),
    otherInstructor: await product.person("instructor"),
    admin: await product.person("admin"),
  };
  const spare = await product.person();
  const ward = await product.person("student", { age: 15, ...guardian });
  const confirmedWard = await product.person("student", { age: 15, ...guardian });
  const confirmed = (await issueLink(backend.db, { kind: "guardian", userId: confirmedWard.id })).token;
  await product.visitor()("POST", "/api/guardian/confirm", { token: confirmed });
  const { playerOwner, instructorOwner } = people;
  const emailOf = (role: MatrixRole) => (role === "anonymous" ? spare : people[role]).email;
  const idOf = (role: MatrixRole) => (role === "anonymous" ? spare : people[role]).id;

  let used = 0;
  /** A minute of the day with no slot yet. */
  const freeTime = () => ({ startTime: clockAt(used++), endTime: clockAt(used) });
  /** A pending lesson of both owners, on a day of its own. */
  const lesson = () =>
    lessonAsked(product, {
      studentId: playerOwner.id,
      instructorId: instructorOwner.id,
      daysAhead: 100 + used++,
    });
  /** A confirmed one of the past, which nobody has closed. */
  const pastLesson = async () => {
    const past = { studentId: playerOwner.id, instructorId: instructorOwner.id, daysAhead: -100 - used++ };
    const asked = await lessonAsked(product, past);
    await asked.confirm();
    return asked;
  };
  /** A day, far ahead, that is still empty. */
  const freeDay = () => dayIn(product, 1000 + used++);
  /** Blocked dates of the instructor who owns things. */
  const ownBlock = async () => {
    const date = freeDay();
    const { status, body } = await instructorOwner("POST", "/api/schedule/blocks", { firstDay: date, lastDay: date });
    if (status !== 201) throw new Error(`blocking failed: ${JSON.stringify(body)}`);
    return body as { id: string };
  };
  /** A mail that was given up, about a lesson of the instructor who owns things. */
  const givenUpMail = async () => {
    const key = randomUUID();
    const { mail, db } = product.backend;
    await mail.post({
      key,
      kind: "greeting",
      to: { email: playerOwner.email },
      subjects: [playerOwner.id],
      instructorId: instructorOwner.id,
      letter: { subject: "Hello", heading: "Hello", paragraphs: [] },
    });
    const [row] = await db("mail.outbox").where({ key }).update({ state: "failed" }).returning<{ id: string }[]>("id");
    return row!.id;
  };
  /** A registration of the player's, for a camp of the instructor's. */
  const campFamily = () => registeredFamily(product, { instructorId: instructorOwner.id, payerId: playerOwner.id });
  /** One for a camp of today alone. */
  const familyToday = () => {
    const camp = { startDate: backend.time.today(), endDate: backend.time.today() };
    return registeredFamily(product, { instructorId: instructorOwner.id, payerId: playerOwner.id, camp });
  };
  /** One with less than is owed paid by card. */
  const familyWithMismatch = async () => {
    const family = await campFamily();
    return { ...family, paymentId: await receiveMismatch(product, family) };
  };
  const unmatchedMoney = () => receiveStrayMoney(product);
  const ownOffer = () => offer(product, instructorOwner, freeTime());

  /** A payment requested in test mode. */
  const cardPayment = () =>
    backend.payments.startCardPayment({
      reference: { kind: "registration", id: randomUUID(), within: "camp" },
      cents: 11_000,
      version: 1,
    });

  const camp = async () => (await publishedCamp(product, instructorOwner)).id;
  /** A registration of the player who owns things, in a camp of the instructor who does, with no one else in it. */
  const ownRegistration = async () => registered(playerOwner, await camp());
  const shownRegistration = await ownRegistration();
  const request = () => sendRequest(playerOwner, { instructorId: instructorOwner.id });
  /**
   * A waitlist entry of the player who owns things, waiting or offered a spot, in a camp of the instructor who does.
   */
  const waitlistPlace = async ({ offered = false } = {}) => {
    const campId = await fullCamp(product, instructorOwner.id);
    const { id } = await joinWaitlist(playerOwner, campId);
    if (offered) await freeASpot(product, campId);
    return { id, campId };
  };
  /** One whose family declined, so that the spot is open again. */
  const declinedPlace = async () => {
    const { id } = await waitlistPlace({ offered: true });
    await playerOwner("POST", `/api/waitlist/${id}/decline`);
    return id;
  };
  /** One for the player who owns things, by the instructor who does. */
  const weeklyVideo = async ({ isFile = false } = {}) => {
    const forWhom = { ...assignedTo(playerOwner), requiresMembership: "false" };
    return (await published(instructorOwner, forWhom, { isFile })).id;
  };
  /** One to a league, by the instructor who owns things. */
  const outreachEmail = async () => {
    const { body } = await instructorOwner("POST", sendUrl, outreachForm());
    return z.object({ id: z.string() }).parse(body).id;
  };
  /** The same, as if a mail server had taken it, or had not. */
  const settledOutreachEmail = async (became: "sent" | "failed") => {
    const emailId = await outreachEmail();
    const command = { actor: "system", now: new Date().toISOString(), requestId: randomUUID() } as const;
    const target = { fold: outreachFold, stream: outreachStream(emailId), command };
    const outcome = {
      outcome: became,
      reason: null,
      messageId: `<${emailId}@here>`,
      contentHash: "",
      sent: null,
    } as const;
    await backend.handle(target, settleEmail(emailId, outcome));
    return emailId;
  };
  const sentOutreachEmail = async () => settledOutreachEmail("sent");
  const failedOutreachEmail = async () => settledOutreachEmail("failed");
  const league = async (): Promise<{ id: string; email: string }> =>
    (await instructorOwner("POST", leaguesUrl, leagueForm({ region: "Springfield" }))).body;
  /** To one league. */
  const campaignDraft = async () => {
    const { id: leagueId } = await league();
    const { body } = await instructorOwner("POST", campaignsUrl, campaignForm({ audience: { leagueIds: [leagueId] } }));
    return z.object({ id: z.string() }).parse(body).id;
  };
  const campaign = async () => {
    const id = await campaignDraft();
    await instructorOwner("POST", startCampaignUrl(id), { recipients: 1 });
    return id;
  };
  /** One whose contact asked for no more emails. Returns the address's fingerprint. */
  const suppressedLeague = async () => {
    const { email } = await league();
    const { body } = await instructorOwner("POST", suppressionsUrl, { email, why: "asked" });
    return z.object({ id: z.string() }).parse(body).id;
  };
  /** As an email to a league contains it. */
  const unsubscribeToken = async () => {
    const known = recipients(backend.keys);
    return known.tokenOf(await known.fingerprintOf(`${randomUUID()}@league.example`));
  };
  const taken = await lesson();
  await taken.confirm();

  /** The token of a link mailed to the ward's guardian, or for a new password. */
  const tokenOf = async (kind: "guardian" | "password" | "email") =>
    (await issueLink(backend.db, { kind, userId: ward.id })).token;

  return {
    ...people,
    spare,
    ward,
    confirmedWard,
    webhookSecret: product.webhookSecret,
    tokenOf,
    /** The token of a link mailed to this account's address, or about this player to another one. */
    linkAbout: async (kind: "email" | "grown up", userId: string, address: string | null = null) =>
      (await issueLink(backend.db, { kind, userId, address })).token,
    /** The token of a link mailed to the guardian who confirmed. */
    exportToken: async () => (await issueLink(backend.db, { kind: "export", userId: confirmedWard.id })).token,
    emailOf,
    idOf,
    personAs: (role: Exclude<MatrixRole, "anonymous">) => people[role],
    clientAs: (role: MatrixRole) => (role === "anonymous" ? product.visitor() : people[role]),
    /** A browser of its own, for calls that end or change a session. */
    browserOf: async (role: MatrixRole) => {
      const call = clientOf(product.base);
      if (role !== "anonymous") await call("POST", "/api/custom-login", { email: emailOf(role), password });
      return call;
    },
    /** Someone in this role whom nothing else needs. */
    leaving: (role: Exclude<MatrixRole, "anonymous">) =>
      product.person(
        role === "admin"
          ? "admin"
          : role.startsWith("instructor") || role === "otherInstructor"
            ? "instructor"
            : "student",
      ),
    freeTime,
    freeDay,
    dayAhead: (days: number) => dayIn(product, days),
    ownBlock,
    givenUpMail,
    cardPayment,
    sayTestEvents: product.sayTestEvents,
    capabilities: backend.capabilities,
    /** The token by which a guardian confirmed a child's account. */
    confirmedToken: async () => {
      const child = await product.person("student", { age: 15, ...guardian });
      const { token } = await issueLink(backend.db, { kind: "guardian", userId: child.id });
      await product.visitor()("POST", "/api/guardian/confirm", { token });
      return token;
    },
    /** A player under 18 with a confirmed guardian, that nothing else uses. */
    confirmedWardAnew: async () => {
      const email = `dana.${randomUUID()}@home.example`;
      const who = await product.person("student", { age: 15, ...guardian, parentEmail: email });
      const { token } = await issueLink(backend.db, { kind: "guardian", userId: who.id });
      await product.visitor()("POST", "/api/guardian/confirm", { token });
      return { who, email };
    },
    tokenIn: (page: string) => page.split("#token=")[1]!,
    ownOffer,
    campFamily,
    familyToday: async () => ({ ...(await familyToday()), day: backend.time.today() }),
    familyWithMismatch,
    unmatchedMoney,
    lesson,
    camp,
    draft: async () => (await publishedCamp(product, instructorOwner, { draft: true })).id,
    registered: ownRegistration,
    registration: async () => (await ownRegistration()).id,
    /** As a mailed link contains it. */
    registrationToken: backend.capabilities.tokenOf("registration", (await ownRegistration()).id),
    campForm: (fields: Record<string, unknown>) => campForm(product, fields),
    request,
    fullCamp: () => fullCamp(product, instructorOwner.id),
    waitlistPlace,
    declinedPlace,
    waitlistToken: (id: string) => backend.capabilities.tokenOf("waitlistEntry", id),
    inquiry: () => sendInquiry(playerOwner),
    weeklyVideo,
    unsubscribeToken,
    sentOutreachEmail,
    failedOutreachEmail,
    league,
    campaignDraft,
    campaign,
    suppressedLeague,
    /** What reads find. */
    shown: {
      ...(await lesson()),
      slot: (await ownOffer()).slot,
      campId: shownRegistration.campId,
      registrationId: shownRegistration.id,
      requestId: await request(),
      inquiryId: await sendInquiry(playerOwner),
      finderId: await sendFinder(playerOwner),
      creationId: await sendCreation(playerOwner),
      mailId: await givenUpMail(),
      unmatchedId: await unmatchedMoney(),
      waitlistId: (await waitlistPlace()).id,
      weeklyId: await weeklyVideo(),
      outreachId: await outreachEmail(),
      leagueId: (await league()).id,
      campaignId: await campaign(),
      suppressionId: await suppressedLeague(),
    },
    /** A lesson of both owners for which one of them proposes another time. */
    proposalFrom: async (by: "player" | "instructor") => {
      const { lessonId } = await lesson();
      const who = by === "player" ? playerOwner : instructorOwner;
      const times = by === "player" ? { words: "Mornings" } : { scheduledDate: "2100-05-01T12:00:00Z" };
      const answer = await who("POST", `/api/lessons/${lessonId}/proposals`, { kind: "move", ...times });
      return { lessonId, proposalId: String(answer.body.proposal.id) };
    },
    /** The first of two lessons of both owners, requested as one. */
    weeklyLesson: async () => {
      const offered = await offer(product, instructorOwner, { ...freeTime(), weeksDuration: 4 });
      const alsoOn = [product.backend.time.addDays(offered.date, 7)];
      const { body } = await playerOwner("POST", "/api/lessons", { ...bookingOf(offered), alsoOn });
      return String(body.id);
    },
    begunLesson: async () => (await pastLesson()).lessonId,
    completedLesson: async () => {
      const { lessonId, complete } = await pastLesson();
      await complete();
      return lessonId;
    },
    /** A completed lesson whose player wrote a review for everyone. */
    reviewedLesson: async () => {
      const { lessonId, complete } = await pastLesson();
      await complete();
      await playerOwner("POST", `/api/lessons/${lessonId}/review`, { rating: 5, comment: "Quiet hands." });
      return lessonId;
    },
    /** A lesson that its side may delete: taken back by the player, or declined by the instructor. */
    endedLesson: async (by: "player" | "instructor") => {
      const { lessonId } = await lesson();
      if (by === "player") await playerOwner("PATCH", `/api/lessons/${lessonId}`, { status: "cancelled" });
      else await instructorOwner("PATCH", `/api/lessons/${lessonId}`, { status: "declined" });
      return lessonId;
    },
  };
};
export type Cast = Awaited<ReturnType<typeof castOf>>;
