import type Router from "@koa/router";
import { campStream } from "../../eventstore/camps/events.ts";
import type { Staff } from "../../projections/accounts/studentQueries.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import { ownRegistration } from "../../projections/camps/ownRegistrationQueries.ts";
import {
  listRegistrations,
  registrationById,
  registrationWithMedicalText,
} from "../../projections/camps/registrationQueries.ts";
import type { RegistrationPlace } from "../../projections/camps/registrationPlace.ts";
import type { Backend } from "../backend.ts";
import { answerList, listQueryOf } from "../http/oldListDialect.ts";
import { shaped } from "../http/rejection.ts";
import { commandOf, inRole } from "../http/signedIn.ts";
import { camp } from "./camp.ts";
import { assignDivision, release } from "./changeRegistration.ts";
import { AssignDivision, divisionUrl, Release, registrationsUrl, registrationUrl, releaseUrl } from "./contract.ts";
import { holding } from "./holding.ts";
import { recordReading } from "./recordReading.ts";
import { registrationList } from "./registrationCalls.ts";

const staff = ({ id, role }: UserView): Staff => (role === "admin" ? "admin" : { instructor: id });

export const registrationRoutes = (router: Router, backend: Backend) => {
  const { db, handle, time } = backend;
  const { seen, managed } = holding(backend);
  const inCamp = ({ campId }: RegistrationPlace) => ({ fold: camp, stream: campStream(campId) });

  router.get(registrationsUrl, async (ctx) => {
    const user = inRole(ctx, "instructor", "admin");
    const query = listQueryOf(ctx, registrationList);
    answerList(ctx, "registrations", query, await listRegistrations(db, staff(user), query));
  });

  /** Staff see all of it, and that they looked at medical text is kept; its family sees the own part. */
  router.get(registrationUrl(":id"), async (ctx) => {
    const { id, campId, as } = await seen(ctx, ctx.params.id!);
    const user: UserView | undefined = ctx.state.user;
    if (as !== "staff" || !user) {
      ctx.body = await ownRegistration(db, id, { userId: user?.id, today: time.today() });
      return;
    }
    const found = (await registrationWithMedicalText(db, id))!;
    if (found.hasMedicalInfo)
      await recordReading(backend, commandOf(ctx), { campId, registrationId: id, userId: user.id });
    ctx.body = found;
  });

  router.delete(registrationUrl(":id"), async (ctx) => {
    const place = await managed(inRole(ctx, "instructor", "admin"), ctx.params.id!);
    const command = commandOf(ctx);
    await handle({ ...inCamp(place), command }, release({ registrationId: place.id }, { now: command.now, time }));
    ctx.body = await registrationById(db, place.id);
  });

  router.post(releaseUrl(":id"), async (ctx) => {
    const place = await managed(inRole(ctx, "instructor", "admin"), ctx.params.id!);
    const { reason } = shaped(Release, ctx.request.body);
    const command = commandOf(ctx);
    const decision = release({ registrationId: place.id, reason }, { now: command.now, time });
    await handle({ ...inCamp(place), command }, decision);
    ctx.body = await registrationById(db, place.id);
  });

  router.patch(divisionUrl(":id", ":participantId"), async (ctx) => {
    const place = await managed(inRole(ctx, "instructor", "admin"), ctx.params.id!);
    const { divisionId } = shaped(AssignDivision, ctx.request.body);
    const command = commandOf(ctx);
    const told = { registrationId: place.id, participantId: ctx.params.participantId!, divisionId };
    await handle({ ...inCamp(place), command }, assignDivision(told, { now: command.now, time }));
    ctx.body = await registrationById(db, place.id);
  });
};
