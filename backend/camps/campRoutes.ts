import type Router from "@koa/router";
import type { Context } from "koa";
import { type CampEvent, campStream } from "../../eventstore/camps/events.ts";
import { instructorName } from "../../projections/accounts/queries.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import { campById, listCamps } from "../../projections/camps/campQueries.ts";
import { withRegistrations } from "../../projections/camps/keptCamps.ts";
import { dollars } from "../../projections/list.ts";
import type { Backend } from "../backend.ts";
import { newId } from "../command.ts";
import { answerCreated } from "../http/oldCreated.ts";
import { answerList, listQueryOf } from "../http/oldListDialect.ts";
import { Rejection, shaped } from "../http/rejection.ts";
import { commandOf, inRole } from "../http/signedIn.ts";
import { type Camp, camp } from "./camp.ts";
import { campList } from "./campCalls.ts";
import { archiveCamp, cancelCamp, deleteCamp, restoreCamp } from "./closeCamp.ts";
import { consequencesOf } from "./consequences.ts";
import { campsUrl, campUrl, type ConsequencesView } from "./contract.ts";
import type { CampMoment } from "./offers.ts";
import { foundCamp, ownCamp, readerOf } from "./ownCamp.ts";
import { publishCamp } from "./publishCamp.ts";
import {
  ArchiveCamp,
  archiveCampUrl,
  CancelCamp,
  cancelCampUrl,
  consequencesUrl,
  PublishCamp,
  restoreCampUrl,
  ReviseCamp,
} from "./publishContract.ts";
import { reviseCamp } from "./reviseCamp.ts";
import { newTerms } from "./toldTerms.ts";

export const campRoutes = (router: Router, backend: Backend) => {
  const { db, handle, stateOf, time } = backend;

  /** As this person sees it: with who comes, if they keep it. */
  const shownCamp = async (ctx: Context, id: string) => {
    const found = await campById(db, { id, today: time.today() });
    return found && (await withRegistrations(db, readerOf(ctx.state.user), [found]))[0];
  };

  /** Whose camp it will be: the instructor who publishes it, or whom an admin names. */
  const ownerOf = async (user: UserView, named: string | number | undefined) => {
    if (user.role !== "admin" || typeof named !== "string") return user.id; // a number names nobody here
    if ((await instructorName(db, named)) !== undefined) return named;
    const message = "Please choose an instructor";
    throw new Rejection("invalid", "Invalid", message, { issues: [{ path: ["instructorId"], message }] });
  };

  /** Decides about a camp of the caller's own, as soon as what was sent is in shape, and answers with what it is then. */
  const decide = async (
    ctx: Context,
    decisionOn: (at: CampMoment & { today: string }) => (known: Camp | undefined) => readonly CampEvent[],
  ) => {
    const id = String(ctx.params.id);
    await ownCamp(backend, inRole(ctx, "instructor", "admin"), id);
    const command = commandOf(ctx);
    const decision = decisionOn({ now: command.now, time, today: time.today() });
    await handle({ fold: camp, stream: campStream(id), command }, decision);
    ctx.body = await shownCamp(ctx, id);
  };

  router.get(campsUrl, async (ctx) => {
    const { instructorId } = ctx.query;
    const query = listQueryOf(ctx, campList);
    const wanted = { ...query, filter: { ...query.filter, ...(instructorId !== undefined && { instructorId }) } };
    const reading = { reader: readerOf(ctx.state.user), today: time.today() };
    const { rows, total } = await listCamps(db, reading, wanted);
    answerList(ctx, "camps", wanted, { rows: await withRegistrations(db, reading.reader, rows), total });
  });

  router.get(campUrl(":id"), async (ctx) => {
    ctx.body = await foundCamp(backend, () => shownCamp(ctx, ctx.params.id!));
  });

  router.post(campsUrl, async (ctx) => {
    const user = inRole(ctx, "instructor", "admin");
    const { instructorId: named, ...told } = shaped(PublishCamp, ctx.request.body);
    const instructorId = await ownerOf(user, named);
    const command = commandOf(ctx);
    const campId = newId(command, "camp");
    const terms = newTerms(told, (nth) => `${campId}-${nth + 1}`);
    await handle({ fold: camp, stream: campStream(campId), command }, publishCamp({ campId, instructorId, ...terms }));
    answerCreated(ctx, campId, await shownCamp(ctx, campId));
  });

  router.put(campUrl(":id"), (ctx) =>
    decide(ctx, (at) => {
      const told = shaped(ReviseCamp, ctx.request.body);
      const command = commandOf(ctx);
      return reviseCamp({ told, newId: (nth) => `${newId(command, "division")}-${nth + 1}` }, at);
    }),
  );

  router.delete(campUrl(":id"), (ctx) =>
    decide(ctx, ({ today }) => {
      const { reason } = shaped(ArchiveCamp, ctx.request.body ?? {});
      return deleteCamp({ force: ctx.query.force === "true", reason: reason || null, today });
    }),
  );

  router.post(cancelCampUrl(":id"), (ctx) =>
    decide(ctx, ({ today }) => cancelCamp({ ...shaped(CancelCamp, ctx.request.body), today })),
  );
  router.post(archiveCampUrl(":id"), (ctx) =>
    decide(ctx, () => archiveCamp({ reason: shaped(ArchiveCamp, ctx.request.body ?? {}).reason || null })),
  );
  router.post(restoreCampUrl(":id"), (ctx) => decide(ctx, restoreCamp));

  router.get(consequencesUrl(":id"), async (ctx) => {
    const id = ctx.params.id!;
    await ownCamp(backend, inRole(ctx, "instructor", "admin"), id);
    const known = await stateOf(camp, campStream(id));
    const { refundDueCents, refundDueByCardCents, ...whom } = consequencesOf(known!);
    ctx.body = {
      ...whom,
      refundDue: dollars(refundDueCents),
      refundDueByCard: dollars(refundDueByCardCents),
    } satisfies ConsequencesView;
  });
};
