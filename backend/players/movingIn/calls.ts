import { raw } from "../../http/bodies/bodies.ts";
import { call, type Call } from "../../http/call.ts";
import { importMostBytes, ImportQuery, ImportView } from "../../http/csv/importContract.ts";
import { movePlayersInUrl } from "./contract.ts";
import { movePlayersIn, tryMovingIn } from "./movePlayersIn.ts";

export const movingInCalls: readonly Call[] = [
  call(
    "POST",
    movePlayersInUrl,
    {
      does: "Adds players from a CSV file with the columns First name, Last name, Birth date or Age, Parent email, and if they're there Sport, Position, Parent, and Parent phone. Says of each row what became of it, or, on a dry run, what would. Nobody is emailed, and nobody gets a login.",
      who: ["admin"],
      query: ImportQuery,
      body: raw("text/csv", { atMost: importMostBytes }),
      answer: { status: 200, body: ImportView },
      refused: {
        408: "It took longer than 15 seconds to arrive.",
        413: "The file is larger than 1 MB.",
        422: "It's no CSV file, has no players, or more than 1,000.",
      },
    },
    async ({ user, query: { dryRun }, body, command }, backend) => {
      const isDryRun = dryRun === "true";
      const rows = await (isDryRun
        ? tryMovingIn(backend, body, backend.time.wallClock(command.now).date)
        : movePlayersIn(backend, command, { bytes: body, by: user.id }));
      return { isDryRun, rows };
    },
  ),
];
