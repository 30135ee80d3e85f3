import { raw } from "../../http/bodies/bodies.ts";
import { call, type Call } from "../../http/call.ts";
import { importMostBytes, ImportQuery, ImportView } from "../../http/csv/importContract.ts";
import { moveLessonsInUrl } from "./contract.ts";
import { moveLessonsIn, tryMovingLessonsIn } from "./moveLessonsIn.ts";

export const movingInCalls: readonly Call[] = [
  call(
    "POST",
    moveLessonsInUrl,
    {
      does: "Puts lessons on the calendar that were agreed elsewhere, from a CSV file with the columns Player, Parent email, Coach, Date, Time, and if they're there Minutes, Price, Place, and Note. Says of each row what became of it, or, on a dry run, what would. Nobody is emailed; reminders go out as for any lesson.",
      who: ["admin"],
      query: ImportQuery,
      body: raw("text/csv", { atMost: importMostBytes }),
      answer: { status: 200, body: ImportView },
      refused: {
        408: "It took longer than 15 seconds to arrive.",
        413: "The file is larger than 1 MB.",
        422: "It's no CSV file, has no lessons, or more than 1,000.",
      },
    },
    async ({ query: { dryRun }, body, command }, backend) => {
      const isDryRun = dryRun === "true";
      return { isDryRun, rows: await (isDryRun ? tryMovingLessonsIn : moveLessonsIn)(backend, command, body) };
    },
  ),
];
