import { z } from "zod";
import { staffOf, type UserView } from "../../../projections/accounts/open.ts";
import { campList, listCamps } from "../../../projections/camps/campQueries.ts";
import { withRegistrations } from "../../../projections/camps/managedCamps.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { file } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import { sought } from "../../sought.ts";
import { noSuchCamp } from "../admission.ts";
import { campExport } from "./campExport.ts";
import { CampStatus, campExportUrl, campsUrl, campUrl } from "../contract.ts";
import { readerOf, shownCamp, ShownCampView } from "./ownCamp.ts";
import { recordExport } from "./recordReading.ts";

/** All camps, with who comes to those this person runs. The export is recorded before it is sent. */
const campsTakenBy = async (backend: Backend, user: UserView, command: Command) => {
  const { db, time } = backend;
  const reading = { reader: staffOf(user), today: time.today() };
  const { rows } = await listCamps(db, reading, { filter: { status: CampStatus.options } });
  const camps = await withRegistrations(db, user, rows);
  const withRegistered = camps.flatMap((camp) =>
    "registrations" in camp && camp.registrations.length > 0 ? [camp] : [],
  );
  await recordExport(backend, command, {
    userId: user.id,
    campIds: withRegistered.map(({ id }) => id),
    registrations: withRegistered.reduce((sum, { registrations }) => sum + registrations.length, 0),
  });
  return camps;
};

export const campCalls: readonly Call[] = [
  call(
    "GET",
    campsUrl,
    {
      does: "Lists camps and clinics, upcoming first. Drafts and archived camps are listed only for those who run them, if `filter` asks for that status.",
      who: "everybody",
      query: z.object({ instructorId: z.string().optional() }),
      list: campList,
      answer: { status: 200, body: ShownCampView.array() },
      keptFor: ["", "?instructorId=:id"],
    },
    async ({ user, query: { instructorId }, list }, { db, time }) => {
      const reading = { reader: readerOf(user), today: time.today() };
      const filter = { ...list.filter, ...(instructorId !== undefined && { instructorId }) };
      const { rows, total } = await listCamps(db, reading, { ...list, filter });
      return { rows: await withRegistrations(db, user, rows), total };
    },
  ),
  call(
    "GET",
    campExportUrl,
    {
      does: "All camps as a spreadsheet file, with the registrations of the camps the caller runs. It never has medical info. The download is recorded.",
      who: ["instructor", "admin"],
      answer: { status: 200, type: "text/csv" },
    },
    async ({ user, command }, backend) => {
      const { time } = backend;
      const content = campExport(await campsTakenBy(backend, user, command), time);
      return file({ name: `camps-${time.today()}.csv`, type: "text/csv; charset=utf-8", content });
    },
  ),
  call(
    "GET",
    campUrl(":id"),
    {
      does: "Shows one camp, even if canceled or archived; a draft only to those who run it.",
      who: "everybody",
      answer: { status: 200, body: ShownCampView },
      keptFor: [""],
    },
    ({ user, params: { id } }, backend) => sought(backend, () => shownCamp(backend, user, id), noSuchCamp),
  ),
];
