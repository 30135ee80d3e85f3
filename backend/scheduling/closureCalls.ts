import { closures, wholeDays } from "../../eventstore/scheduling/closures.ts";
import { closuresStream } from "../../eventstore/scheduling/closureEvents.ts";
import { LessonView } from "../../projections/lessons/open.ts";
import { closureById, listClosures } from "../../projections/scheduling/queries.ts";
import { newId } from "../command.ts";
import { created } from "../http/answers.ts";
import { call, type Call } from "../http/call.ts";
import { sought } from "../sought.ts";
import { closeFacility, noSuchClosure, reopenFacility } from "./closing.ts";
import { CloseFacility, ClosedDays, closuresUrl, closureUrl, ClosureView, lessonsOnClosedDaysUrl } from "./contract.ts";
import { lessonsTouched } from "./lessonsTouched.ts";

/** Days on which the facility is closed, for every coach. */
export const closureCalls: readonly Call[] = [
  call(
    "GET",
    closuresUrl,
    {
      does: "Lists the days from today on on which the facility is closed.",
      who: ["instructor", "admin"],
      answer: { status: 200, body: ClosureView.array() },
    },
    (_, { db, time }) => listClosures(db, { today: time.today() }),
  ),
  call(
    "GET",
    lessonsOnClosedDaysUrl,
    {
      does: "Lists everyone's lessons on these days. Closing doesn't change them.",
      who: ["admin"],
      query: ClosedDays,
      answer: { status: 200, body: LessonView.array() },
    },
    ({ query }, backend) => lessonsTouched(backend, "admin", wholeDays(query)),
  ),
  call(
    "POST",
    closuresUrl,
    {
      does: "Closes the facility on these days: nobody can book a lesson with anyone. Lessons that are there stay.",
      who: ["admin"],
      body: CloseFacility,
      answer: { status: 201, body: ClosureView },
      refused: { 409: "It's already closed on one of these days (AlreadyClosed)." },
    },
    async ({ command, body }, { db, handle, time }) => {
      const closureId = newId(command, "closure");
      const target = { fold: closures, stream: closuresStream, command };
      await handle(target, closeFacility({ closure: { closureId, ...body }, today: time.today() }));
      return created(closureId, await closureById(db, closureId));
    },
  ),
  call(
    "DELETE",
    closureUrl(":id"),
    { does: "Opens the facility on these days again.", who: ["admin"], answer: { status: 200, body: ClosureView } },
    async ({ command, params: { id: closureId } }, backend) => {
      const closure = await sought(backend, () => closureById(backend.db, closureId), noSuchClosure);
      await backend.handle({ fold: closures, stream: closuresStream, command }, reopenFacility({ closureId }));
      return closure;
    },
  ),
];
