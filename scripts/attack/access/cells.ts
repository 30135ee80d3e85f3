import { calls } from "../../../backend/testing/access/accessCalls.ts";
import type { Cast } from "../../../backend/testing/access/accessCast.ts";
import { cellOf, nameOf, roles, rows } from "../../../backend/testing/access/accessMatrix.ts";
import type { Line } from "../tried.ts";

const wanted = (cell: string) => (cell === "sig" ? 200 : Number.parseInt(cell, 10));

/** Rows of the matrix that are built: the specs insist that each of them says how to call it. */
export const builtRows = rows.filter((row) => calls[nameOf(row)] !== undefined);

/** Emails leave at once here, unlike in the specs: one that was to have failed may have been sent by then. */
const isSentMeanwhile = (name: string, { body }: { body: { code?: unknown } }) =>
  name === "POST /api/outreach/{id}/send-again" && body.code === "AlreadySent";

/** Every `each`th cell of the matrix: people without a right to a thing ask for it by its id, with the owner's body. */
export const everyCell = async (cast: Cast, line: Line, each: number) => {
  const cells = builtRows.flatMap((row) => roles.map((role) => ({ row, role })));
  for (const { row, role } of cells.filter((_, n) => n % each === 0)) {
    const name = nameOf(row);
    const cell = cellOf(row, role);
    line.tried();
    try {
      const { path, body, headers, as, check } = await calls[name]!(cast, role);
      const answer = await (as ?? cast.clientAs(role))(row.method, path, body, headers);
      if (answer.status !== wanted(cell) && !isSentMeanwhile(name, answer))
        line.wrong("a cell of the matrix is answered otherwise", `${name} by ${role}: ${answer.status}, not ${cell}`);
      else if (answer.status < 400) check?.(answer.body);
    } catch (error) {
      line.wrong("a cell of the matrix shows what it must not", `${name} by ${role}: ${String(error)}`);
    }
  }
};
