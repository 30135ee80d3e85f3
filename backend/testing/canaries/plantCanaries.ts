import { z } from "zod";
import { certificationsUrl } from "../../accounts/certifications/contract.ts";
import { acceptOfferUrl, campWaitlistUrl, skipTurnUrl } from "../../camps/waitlist/waitlistContract.ts";
import { inquirySpellings } from "../../clinics/contract.ts";
import { lessonRequestStatusUrl, lessonRequestsUrl, sickDayUrl } from "../../lessons/contract.ts";
import { moveLessonsInUrl } from "../../lessons/movingIn/contract.ts";
import { eraseUrl, eraseVisitorUrl } from "../../privacy/contract.ts";
import { playerMessagesUrl } from "../../players/messages/contract.ts";
import { movePlayersInUrl } from "../../players/movingIn/contract.ts";
import { mergeUrl } from "../../players/merging/contract.ts";
import { playerNotesUrl } from "../../players/notes/contract.ts";
import { growUpUrl } from "../../players/contract.ts";
import { myWaiversUrl, waiverUrl } from "../../players/waivers/contract.ts";
import { searchUrl } from "../../search/contract.ts";
import type { Canaries } from "./canaries.ts";
import { notingTexts } from "./freeTexts.ts";
import { plantInCamps } from "./plantInCamps.ts";
import { plantInInbox } from "./plantInInbox.ts";
import { plantInMemberships } from "./plantInMemberships.ts";
import { plantInTeams } from "./plantInTeams.ts";
import { plantInOutreach } from "./plantInOutreach.ts";
import { plantInVideos } from "./plantInVideos.ts";
import { dayIn, lessonAsked, offer } from "../schedule.ts";
import { password, type Peopled } from "../testProduct.ts";
import { freeASpot, fullCamp, waitingChild, waitingFamily } from "../waitlists.ts";

/**
 * People of all kinds do everything that can be done, and whatever they type is a canary. Returns which fields of which
 * calls carried one, and the answers to people without an account.
 */
export const plantCanaries = async (product: Peopled, these: Canaries) => {
  const { planted, canary, words, mail, phone } = these;
  const { carried, noting } = notingTexts(planted);
  const visitor = noting(product.visitor());
  const person = { firstName: words("First"), lastName: words("Last"), parentName: words("Parent") };
  const registered = await visitor("POST", "/api/register", {
    ...person,
    email: mail("player"),
    parentEmail: mail("parent"),
    parentPhone: phone(1),
    position: words("Position"),
    experience: words("Experience"),
    password,
    confirmPassword: password,
  });
  const player = z.object({ id: z.string() }).parse(registered.body);
  const browser = product.visitor();
  await noting(browser)("POST", "/api/custom-login", { email: mail("player"), password });
  const pat = noting(browser);
  const child = {
    firstName: words("Child"),
    lastName: words("Child's last"),
    position: words("Child's position"),
    experience: words("Child's experience"),
    emergencyContact: words("Child's contact"),
    emergencyPhone: phone(7),
  };
  const added = await pat("POST", "/api/players", { ...child, birthDate: canary("2013-02-17"), declared: true });
  const playerId = z.object({ id: z.string() }).parse(added.body).id;
  await pat("PATCH", `/api/players/${playerId}`, { ...child, firstName: words("Corrected") });
  await pat("POST", "/api/account/email", { email: mail("changed"), password });
  await pat("POST", `/api/players/${playerId}/guardians`, { name: words("Invited"), email: mail("invited") });
  const lou = await product.person();
  const invited = await pat("POST", `/api/players/${playerId}/guardians`, {
    name: words("Joins"),
    email: mail("joins"),
  });
  const invitation = z.object({ id: z.string() }).parse(invited.body);
  const token = product.backend.capabilities.tokenOf("guardianInvitation", invitation.id);
  await lou("POST", "/api/guardian-invitations/accept", { token, declared: true });
  await pat("POST", growUpUrl(playerId), { email: mail("grown") }); // 13 years old, and Lou answers for them, too
  const twice = await pat("POST", "/api/players", { ...child, age: 13, declared: true, addAgain: true });
  await noting(await product.person("admin"))("POST", mergeUrl(z.object({ id: z.string() }).parse(twice.body).id), {
    into: playerId,
    reason: words("Added twice"),
    adults: [player.id, lou.id],
    sure: true,
  });
  const moved = [
    words("Moved"),
    words("Moved last"),
    "2015-03-02",
    words("Base"),
    words("Moved parent"),
    mail("moved"),
  ];
  const cells = [...moved, phone(53)].map((text) => `"${text.replaceAll('"', '""')}"`).join(",");
  const file = `First name,Last name,Birth date,Position,Parent,Parent email,Parent phone\n${cells}`;
  const movingIn = await product.person("admin");
  await movingIn("POST", movePlayersInUrl, Buffer.from(file), { "content-type": "text/csv" });
  const coach = await product.person("instructor", { firstName: words("Coach"), lastName: words("Surname") });
  await noting(coach)("PATCH", `/api/instructors/${coach.id}`, {
    bio: words("Bio"),
    specialties: [words("Specialty")],
    certifications: words("Certified"),
    venmo: canary("@Kanarik-Venmo"),
    cashApp: canary("$KanarikCash"),
  });
  await noting(coach)("PATCH", `/api/instructors/${coach.id}`, { specializations: [words("Specialization")] });
  const offered = await offer(product, coach);
  const lessonCells = [
    `${moved[0]} ${moved[1]}`,
    moved[5]!,
    coach.email,
    dayIn(product, 40),
    "6:00 AM",
    words("Moved note"),
  ];
  const lessonFile = `Player,Parent email,Coach,Date,Time,Note\n${lessonCells.map((text) => `"${text.replaceAll('"', '""')}"`).join(",")}`;
  await movingIn("POST", moveLessonsInUrl, Buffer.from(lessonFile), { "content-type": "text/csv" });
  const lesson = await pat("POST", "/api/lessons", {
    instructorId: coach.id,
    scheduledDate: offered.scheduledDate,
    studentPhone: phone(2),
    studentEmail: mail("contact"),
    sessionFocus: "both",
    weeklyRecurring: "no",
    notes: words("Notes"),
  });
  const { id } = z.object({ id: z.string() }).parse(lesson.body);
  await pat("POST", "/api/lessons", {
    instructorId: coach.id,
    scheduledDate: offered.scheduledDate,
    playerId,
    studentPhone: phone(2),
    studentEmail: mail("contact"),
    sessionFocus: "both",
    weeklyRecurring: "no",
    notes: words("Child's notes"),
  });
  await noting(coach)("PATCH", `/api/lessons/${id}`, { status: "confirmed" });
  await noting(coach)("POST", playerNotesUrl(playerId), { words: words("Noted on a child") });
  const message = { subject: words("Message on a child"), text: words("Message") };
  await noting(coach)("POST", playerMessagesUrl(playerId), message);
  const { version } = z.object({ version: z.string() }).parse((await browser("GET", myWaiversUrl)).body);
  await pat("POST", waiverUrl(playerId), { version, name: words("Signed by") });
  const wanted = {
    instructorId: coach.id,
    instructorName: words("Instructor"),
    name: words("Requester"),
    phone: phone(3),
    email: mail("requester"),
    travelPreference: "flexible",
    preferredDates: words("Dates"),
    preferredTimes: words("Times"),
    location: words("Place"),
    additionalNotes: words("Wishes"),
  };
  await visitor("POST", lessonRequestsUrl, { ...wanted, topic: words("Robot") });
  await pat("POST", lessonRequestsUrl, { ...wanted, playerId, additionalNotes: words("Child's wishes") });
  const request = z.object({ id: z.string() }).parse((await visitor("POST", lessonRequestsUrl, wanted)).body);
  const inquired = {
    organizationName: words("Organization"),
    contactName: words("Contact"),
    email: mail("inquirer"),
    phone: phone(4),
    serviceType: "both",
    preferredDates: words("Weekends"),
    location: words("Field"),
    additionalInfo: words("Info"),
  };
  for (const url of inquirySpellings) await visitor("POST", url, { ...inquired, topic: words("Robots") });
  await visitor("POST", inquirySpellings[0], inquired);
  await plantInTeams(these, { visitor, pat });
  const campId = await fullCamp(product, coach.id);
  const waiting = waitingFamily({
    parentName: words("Waits"),
    parentEmail: mail("waits"),
    parentPhone: phone(5),
    participants: [
      waitingChild({
        playerName: words("Child"),
        emergencyContact: words("Emergency"),
        emergencyPhone: phone(6),
      }),
    ],
  });
  const joined = await visitor("POST", campWaitlistUrl(campId), waiting);
  const entry = z.object({ id: z.string(), places: z.array(z.object({ id: z.string() })) }).parse(joined.body);
  await noting(coach)("POST", skipTurnUrl(entry.id), { reason: words("Skipped") });
  await freeASpot(product, campId);
  const medicalInfo = { [entry.places[0]!.id]: words("Health") };
  const accepted = await visitor("POST", acceptOfferUrl(entry.id), { medicalInfo });
  const admin = await product.person("admin");
  const settled = { reason: words("Settled") };
  await noting(admin)("DELETE", `/api/players/${playerId}/guardians/${lou.id}`, settled);
  const certificate = { title: words("Certificate"), validUntil: dayIn(product, 200) };
  await noting(admin)("POST", certificationsUrl(coach.id), certificate);
  await noting(admin)("POST", searchUrl, { words: person.lastName });
  const keepers = {
    coach,
    asCoach: noting(coach),
    asAdmin: noting(admin),
    visitor: noting(product.visitor()),
    pat,
    playerId,
  };
  const { publicAnswers, ...held } = await plantInCamps(product, keepers, { words, mail, phone });
  const holderAnswers = [joined.body, accepted.body, ...held.holderAnswers];
  const { date } = offered;
  const answer = { status: "scheduled", date, startTime: "20:00", location: words("Home"), notes: words("Agreed") };
  await noting(coach)("PATCH", lessonRequestStatusUrl(request.id), answer);
  await noting(coach)("PUT", `/api/lessons/${id}/payment-note`, { how: "other", words: words("Paid") });
  await noting(coach)("POST", "/api/simple/lessons", {
    studentName: words("WalkIn"),
    studentEmail: mail("walkin"),
    notes: words("Entered"),
    scheduledDate: dayIn(product, 2),
    timeSlot: "06:00",
  });
  const proposals = `/api/lessons/${id}/proposals`;
  await pat("POST", proposals, { kind: "move", words: words("Mornings") });
  await noting(coach)("POST", proposals, { kind: "move", scheduledDate: "2100-05-01T12:00:00Z", words: words("Late") });
  await noting(coach)("POST", `/api/lessons/${id}/move`, {
    date: "2100-05-02",
    startTime: "12:00",
    words: words("Rather"),
  });
  const upcoming = (daysAhead: number) =>
    lessonAsked(product, { studentId: player.id, instructorId: coach.id, daysAhead });
  const [no, off, sick] = [await upcoming(20), await upcoming(21), await upcoming(22)];
  await noting(coach)("PATCH", `/api/lessons/${no.lessonId}`, { status: "declined", reason: words("Full") });
  await noting(coach)("POST", `/api/lessons/${off.lessonId}/cancel`, { reason: words("Rain") });
  await noting(coach)("POST", sickDayUrl, { dates: [sick.date], message: words("Flu"), offer: false });
  const past = await lessonAsked(product, { studentId: player.id, instructorId: coach.id, daysAhead: -3 });
  await past.confirm();
  await past.complete();
  await pat("POST", `/api/lessons/${past.lessonId}/review`, { rating: 5, comment: words("Comment") });
  await pat("PATCH", "/api/profile/update", {
    firstName: words("Renamed"),
    lastName: words("Relasted"),
    position: words("Moved"),
    experience: words("More"),
    age: 15,
    phoneNumber: phone(52),
    parentName: words("Mother"),
    parentEmail: mail("mother"),
    parentPhone: phone(8),
  });
  const father = { parentName: words("Father"), parentEmail: mail("father"), parentPhone: phone(9) };
  await pat("POST", "/api/guardian/ask", father);
  await visitor("POST", "/api/password/forgot", { email: mail("player") });
  await visitor("POST", "/api/guardian/export-link", { email: mail("father") });
  await visitor("POST", "/api/progress-link/ask", { email: mail("father") });
  // Refused, so what was typed must not be stored either.
  await product.visitor()("POST", "/api/custom-login", { email: mail("stranger"), password: words("Password") });
  await product.visitor()("POST", "/api/register", { firstName: words("Half"), email: mail("half") });
  await plantInInbox({ words }, { asCoach: noting(coach), requestId: request.id });
  await plantInOutreach({ words, mail }, { asCoach: noting(coach), asAdmin: noting(admin) });
  await plantInMemberships(product, { words }, { admin, asAdmin: noting(admin), playerId });
  await plantInVideos(product, { words, canary }, { admin, noting, coach });
  await noting(admin)("POST", eraseUrl, { userId: coach.id });
  await noting(admin)("POST", eraseVisitorUrl, { email: mail("inquirer") });
  return { carried, holderAnswers, publicAnswers };
};
