import { listLessons } from "../../../projections/lessons/queries.ts";
import { call, type Call } from "../../http/call.ts";
import { Rejection } from "../../http/rejection.ts";
import { scheduleOf, staff } from "../../scheduling/open.ts";
import { SickDay, SickDayTold, sickDayUrl } from "../contract.ts";
import { callInSick } from "./sickDay.ts";

export const sickDayCalls: readonly Call[] = [
  call(
    "POST",
    sickDayUrl,
    {
      does:
        "Calls a coach out for some days: blocks the days, cancels each lesson or offers the nearest opening, and " +
        "sends each family one email. A lesson without an account or an opening is canceled. What a crash leaves " +
        "undone is finished within minutes.",
      ...staff,
      body: SickDay,
      answer: { status: 201, body: SickDayTold },
      refused: { 422: "A day has passed, an admin named no coach, or there are lessons and no message." },
    },
    async ({ user, command, body }, backend) => {
      const instructorId = await scheduleOf(backend, user, body.instructorId);
      const dates = [...new Set(body.dates)].sort();
      if (dates.some((date) => date < backend.time.today())) {
        const message = "Please choose today or later";
        throw new Rejection("invalid", "DatesOver", message, { issues: [{ path: ["dates"], message }] });
      }
      const id = await callInSick(backend, command, { ...body, message: body.message ?? "", instructorId, dates });
      const { rows } = id.length > 0 ? await listLessons(backend.db, "admin", { filter: { id } }) : { rows: [] };
      const isCanceled = ({ status }: (typeof rows)[number]) => status === "cancelled";
      return { canceled: rows.filter(isCanceled), offered: rows.filter((lesson) => !isCanceled(lesson)) };
    },
  ),
];
