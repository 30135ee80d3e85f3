import { randomUUID } from "node:crypto";
import { factId } from "../../backend/command.ts";
import { type Answer, insist, type Request } from "./caller.ts";
import type { Problems } from "./chapter.ts";
import type { Person } from "./people.ts";
import { isYes, type Ledger } from "./answered.ts";

interface Teller {
  readonly bases: readonly string[];
  readonly ledger: Ledger;
  readonly problems: Problems;
  readonly patience?: number | undefined; // ms until a command is given up
}

/** Sends one command and notes the answer. */
export const telling =
  ({ bases, ledger, problems, patience }: Teller) =>
  async (
    by: Person,
    {
      what,
      type,
      stream,
      ...request
    }: Omit<Request, "cookie" | "key"> & { what: string; type: string; stream: string },
    key: string = randomUUID(),
  ) => {
    const command = { actor: { userId: by.id, role: by.role }, now: "", requestId: "", key };
    const fact = factId(command, stream, 0);
    const onFault = ({ status, body }: Answer) => problems.add(`${what} was answered ${status}`, JSON.stringify(body));
    const outcome = await insist(bases, { ...request, cookie: by.cookie, key }, onFault, patience);
    const { status = 0 } = outcome?.answer ?? {};
    if (status === 0) problems.add(`${what} was never answered`);
    // Only things whose existence the caller knows about are requested.
    if (status === 401 || status === 404) problems.add(`${what} was answered ${status}, though all was there`);
    ledger.answers.push({ what, factId: fact, type, status, attempts: outcome?.attempts ?? 0 });
    return { yes: isYes(status), fact };
  };
