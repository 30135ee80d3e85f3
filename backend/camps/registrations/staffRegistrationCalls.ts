import { z } from "zod";
import { type CampEvent, campStream } from "../../../eventstore/camps/events.ts";
import { staffOf, type UserView } from "../../../projections/accounts/open.ts";
import { ownRegistration } from "../../../projections/camps/ownRegistrationQueries.ts";
import {
  listRegistrations,
  registrationById,
  registrationList,
  registrationWithMedicalText,
} from "../../../projections/camps/registrationQueries.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { call, type Call } from "../../http/call.ts";
import { type Camp, camp } from "../camp.ts";
import { assignDivision, release } from "./changeRegistration.ts";
import {
  AssignDivision,
  divisionUrl,
  OwnRegistrationView,
  RegistrationView,
  registrationsUrl,
  registrationUrl,
  RegistrationWithMedicalView,
  Release,
  releaseUrl,
} from "../contract.ts";
import { holding } from "./holding.ts";
import type { CampMoment } from "../waitlist/offers.ts";
import { recordReading } from "../running/recordReading.ts";

const staff = {
  who: ["instructor", "admin"],
  whoInWords: "the camp's own instructor and admins",
} as const;

/** Decides about a registration the caller manages, and shows the result. */
const decide = async (
  backend: Backend,
  { user, command, params: { id } }: { user: UserView; command: Command; params: { id: string } },
  decisionOn: (at: CampMoment) => (known: Camp | undefined) => readonly CampEvent[],
) => {
  const { db, handle, time } = backend;
  const { campId } = await holding(backend).managed(user, id);
  const decision = decisionOn({ now: command.now, time });
  await handle({ fold: camp, stream: campStream(campId), command }, decision);
  return registrationById(db, id);
};

/** Registrations as whoever runs the camp sees and manages them; a single one is shown to its family, too. */
export const staffRegistrationCalls: readonly Call[] = [
  call(
    "GET",
    registrationsUrl,
    {
      does: "Lists camp registrations, without medical info.",
      who: ["instructor", "admin"],
      whoInWords: "instructors, for their own camps, and admins, for all",
      list: registrationList,
      answer: { status: 200, body: RegistrationView.array() },
    },
    ({ user, list }, { db }) => listRegistrations(db, staffOf(user), list),
  ),
  call(
    "GET",
    registrationUrl(":id"),
    {
      does: "Shows one registration. Staff see medical info, and that they looked is recorded; families see their own part.",
      who: "everybody",
      whoInWords: "the camp's own instructor, admins, and whoever registered or holds it",
      answer: { status: 200, body: z.union([RegistrationWithMedicalView, OwnRegistrationView]) },
    },
    async (request, backend) => {
      const { user, params, ctx } = request;
      const { db, time } = backend;
      const { id, campId, as } = await holding(backend).seen(ctx, params.id);
      if (as !== "staff" || !user) return ownRegistration(db, id, { userId: user?.id, today: time.today() });
      const found = await registrationWithMedicalText(db, id);
      if (found?.hasMedicalInfo)
        await recordReading(backend, request.command, { campId, registrationId: id, userId: user.id });
      return found;
    },
  ),
  call(
    "DELETE",
    registrationUrl(":id"),
    {
      does: "Withdraws a registration. It stays in the books, and anything already paid becomes a refund due.",
      ...staff,
      answer: { status: 200, body: RegistrationView },
      refused: { 409: "It's paid." },
    },
    (request, backend) => decide(backend, request, (at) => release({ registrationId: request.params.id }, at)),
  ),
  call(
    "POST",
    releaseUrl(":id"),
    {
      does: "Releases the spots of an unpaid registration, with a reason that the parent reads.",
      ...staff,
      body: Release,
      answer: { status: 200, body: RegistrationView },
      refused: { 409: "It's paid." },
    },
    (request, backend) =>
      decide(backend, request, (at) => release({ registrationId: request.params.id, reason: request.body.reason }, at)),
  ),
  call(
    "PATCH",
    divisionUrl(":id", ":participantId"),
    {
      does: "Moves a player to another division of the camp.",
      ...staff,
      body: AssignDivision,
      answer: { status: 200, body: RegistrationView },
      refused: { 409: "The division is full, or the player was withdrawn." },
    },
    (request, backend) => {
      const { id: registrationId, participantId } = request.params;
      const assignment = { registrationId, participantId, divisionId: request.body.divisionId };
      return decide(backend, request, (at) => assignDivision(assignment, at));
    },
  ),
];
