import type Router from "@koa/router";
import { listCamps } from "../../projections/camps/campQueries.ts";
import { withRegistrations } from "../../projections/camps/keptCamps.ts";
import { CampStatus } from "../../projections/camps/view.ts";
import type { Backend } from "../backend.ts";
import { commandOf, inRole } from "../http/signedIn.ts";
import { campExport } from "./campExport.ts";
import { campExportUrl } from "./contract.ts";
import { readerOf } from "./ownCamp.ts";
import { recordExport } from "./recordReading.ts";

export const campExportRoutes = (router: Router, backend: Backend) => {
  const { db, time } = backend;

  router.get(campExportUrl, async (ctx) => {
    const user = inRole(ctx, "instructor", "admin");
    const reader = readerOf(user);
    const today = time.today();
    const { rows } = await listCamps(db, { reader, today }, { filter: { status: CampStatus.options } });
    const camps = await withRegistrations(db, reader, rows);
    const taken = camps.flatMap((camp) => ("registrations" in camp && camp.registrations.length > 0 ? [camp] : []));
    await recordExport(backend, commandOf(ctx), {
      userId: user.id,
      campIds: taken.map(({ id }) => id),
      registrations: taken.reduce((sum, { registrations }) => sum + registrations.length, 0),
    });
    ctx.type = "text/csv; charset=utf-8";
    ctx.attachment(`camps-${today}.csv`);
    ctx.body = campExport(camps, time);
  });
};
