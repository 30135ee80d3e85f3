import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { guardedPlacesUrl, withdrawPlaceUrl } from "../../../camps/contract.ts";
import { acceptInvitationUrl, guardiansUrl, playersUrl } from "../../../players/contract.ts";
import { does } from "../../held.ts";
import { registrationForm, parent } from "../../registrations.ts";
import type { Cast } from "../accessCast.ts";
import { type Calls, keysOf, lists, once, sees } from "./call.ts";

const registrations = "/api/camp-registrations";
const tellsNoChild = (answer: object) =>
  expect(keysOf(answer)).not.toMatch(/medical|emergency|playerAge|participants\b/i);

const registering: Calls = {
  [`POST ${registrations}/create`]: async ({ camp }) => ({
    path: `${registrations}/create`,
    body: registrationForm(await camp()),
    check: tellsNoChild,
  }),
  "POST /api/camps/register-without-payment": async ({ camp }) => {
    const { participants } = registrationForm("");
    const body = { campId: await camp(), parentInfo: parent, participants };
    return { path: "/api/camps/register-without-payment", body, check: tellsNoChild };
  },
};

/** The spot of a child of somebody else's. The player who owns things answers for that child, too. */
const guardedPlace = async (cast: Cast) => {
  const { playerOwner, camp, capabilities } = cast;
  const dana = await cast.leaving("playerOwner");
  const child = { firstName: "Kim", lastName: "Lee", birthDate: "2016-05-04", declared: true };
  const playerId = String((await does(dana, "POST", playersUrl, child)).body.id);
  const lou = { name: "Lou", email: `${randomUUID()}@example.com` };
  const { body: invited } = await does(dana, "POST", guardiansUrl(playerId), lou);
  const token = capabilities.tokenOf("guardianInvitation", String(invited.id));
  await does(playerOwner, "POST", acceptInvitationUrl, { token, declared: true });
  const coming = { playerId, sport: "baseball", emergencyContact: "Lou Lee", emergencyPhone: "555-010-0111" };
  const form = registrationForm(await camp(), { participants: [], players: [coming] });
  const { body } = await does(dana, "POST", `${registrations}/create`, form);
  return { id: String(body.id), participantId: String(body.places[0].id) };
};

/** One that stays: an account answers for twelve at most. */
const oneGuardedPlace = once(guardedPlace);

const family: Calls = {
  "GET /api/my/players-camps": async (cast, role) => {
    const { participantId } = await oneGuardedPlace(cast);
    return {
      path: guardedPlacesUrl,
      check: (list) => {
        expect(lists(list, participantId)).toBe(role === "playerOwner");
        expect(JSON.stringify(list)).not.toMatch(/parentEmail|totalAmount|medical/i);
      },
    };
  },
  [`POST ${registrations}/{id}/participants/{participantId}/withdraw`]: async (cast, role) => {
    const { id, participantId } = await (role === "playerOwner" ? guardedPlace : oneGuardedPlace)(cast);
    return {
      path: withdrawPlaceUrl(id, participantId),
      check: (list) => expect(lists(list, participantId)).toBe(false),
    };
  },
  "GET /api/my/camp-registrations": ({ shown }, role) => ({
    path: "/api/my/camp-registrations",
    check: (list) => expect(lists(list, shown.registrationId)).toBe(role === "playerOwner"),
  }),
  [`POST ${registrations}/open`]: ({ registrationToken }) => ({
    path: `${registrations}/open`,
    body: { token: registrationToken },
    check: tellsNoChild,
  }),
  [`POST ${registrations}/resend-link`]: () => ({
    path: `${registrations}/resend-link`,
    body: { parentEmail: "nobody@example.com" },
  }),
  [`POST ${registrations}/{id}/withdraw`]: async ({ registration }) => ({
    path: `${registrations}/${await registration()}/withdraw`,
    body: {},
    check: ({ registrationStatus }) => expect(registrationStatus).toBe("withdrawn"),
  }),
  [`PUT ${registrations}/{id}/participants/{participantId}/pickup`]: async ({ registered }) => {
    const { id, places } = await registered();
    return { path: `${registrations}/${id}/participants/${places[0]!.id}/pickup`, body: { mayPickUp: "Lou Ortiz" } };
  },
  [`GET ${registrations}/{id}/calendar.ics`]: ({ shown }) => ({
    path: `${registrations}/${shown.registrationId}/calendar.ics`,
    check: (text) => expect(text).toContain("BEGIN:VEVENT"),
  }),
  [`GET ${registrations}/{id}/timeline`]: ({ shown }) => ({
    path: `${registrations}/${shown.registrationId}/timeline`,
    check: (story) => expect(story[0].what).toBe("RegistrationPlaced"),
  }),
  "POST /api/camps/send-confirmation-email": ({ shown }) => ({
    path: "/api/camps/send-confirmation-email",
    body: { registrationId: shown.registrationId, campId: shown.campId },
  }),
};

const staff: Calls = {
  [`GET ${registrations}`]: ({ shown }, role) => ({
    path: registrations,
    check: (list) => {
      expect(lists(list, shown.registrationId)).toBe(sees(role));
      expect(JSON.stringify(list)).not.toContain("bee stings");
    },
  }),
  [`GET ${registrations}/{id}`]: ({ shown }, role) => ({
    path: `${registrations}/${shown.registrationId}`,
    check: (answer) =>
      role === "playerOwner"
        ? tellsNoChild(answer)
        : expect(answer.participants[0].medicalInfo).toBe("Allergic to bee stings"),
  }),
  [`DELETE ${registrations}/{id}`]: async ({ registration }) => ({
    path: `${registrations}/${await registration()}`,
    check: ({ registrationStatus }) => expect(registrationStatus).toBe("withdrawn"),
  }),
  [`POST ${registrations}/{id}/release`]: async ({ registration }) => ({
    path: `${registrations}/${await registration()}/release`,
    body: { reason: "Entered twice" },
    check: ({ registrationStatus }) => expect(registrationStatus).toBe("withdrawn"),
  }),
  [`PATCH ${registrations}/{id}/participants/{participantId}/division`]: async ({ registered }) => {
    const { id, places, camp } = await registered();
    const division = camp.divisions.find(({ ageGroup, sport }) => ageGroup === "12u" && sport === "baseball")!;
    return {
      path: `${registrations}/${id}/participants/${places[0]!.id}/division`,
      body: { divisionId: division.id },
      check: ({ participants }) => expect(participants[0].ageGroup).toBe("12u"),
    };
  },
};

export const registrationRows: Calls = { ...registering, ...family, ...staff };
