import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { profileUrl } from "../../backend/accounts/contract.ts";
import { type Finding, type Place, problemList, type Rack } from "./chapter.ts";
import { markedRequest, type Outcome } from "./markedRequest.ts";
import { startNode } from "./node.ts";
import type { LogKind } from "./logs.ts";
import { ownPostgres } from "./ownPostgres.ts";
import { people } from "./people.ts";

interface Sigterm {
  readonly times: number;
  readonly inFlight: number; // requests at once
  readonly players: number;
}
export const everySigterm: Sigterm = { times: 20, inFlight: 200, players: 40 };

/**
 * SIGTERM in the middle of requests. A request counts as accepted as soon as the node has read its head; a connection
 * that was refused, or that ended before that, carried none. Every accepted request must be answered as ever, and the
 * process must exit with code 0. Half of the clients keep their connection and half open one per request; all continue
 * until their connections are refused.
 */
export const sigterm = async (
  rack: Rack,
  kind: LogKind,
  { times, inFlight, players }: Sigterm,
  place?: Place,
): Promise<Finding> => {
  const problems = problemList();
  const { url, folder } = place ?? (await ownPostgres(rack));
  const log = await kind(rack, { url });
  const witness = join(folder, "witness");
  const node = await startNode(rack, {
    name: "node",
    url,
    folder,
    imports: ["./scripts/torture/witness.mjs"],
    environment: { ...log.environment, TORTURE_WITNESS: witness },
  });
  const { base } = node;
  const crowd = await people({ bases: [base], url, folder, environment: log.environment }, { players, instructors: 0 });
  const sum = { accepted: 0, answered: 0, afterwards: 0, refused: 0, unannounced: 0, slowest: 0 };

  for (let time = 1; time <= times; time++) {
    await writeFile(witness, "");
    const outcomes: Outcome[] = [];
    let signaled = false; // that it is to end
    let begun = 0;
    let underWay = () => {};
    const manyUnderWay = new Promise<void>((resolve) => (underWay = resolve));

    const lane = async (n: number) => {
      const agent = n % 2 === 0 && new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const mark = randomUUID();
        const body = { firstName: "Pat", lastName: `Lane${n} ${begun}` };
        if (++begun === inFlight * 2) underWay(); // all connections are open, and each carries its second request
        const outcome = await markedRequest({ base, path: profileUrl, body, mark, by: crowd[n % players]!, agent });
        outcomes.push(outcome);
        if (outcome.status === undefined && signaled) break;
      }
      if (agent) agent.destroy();
    };
    const lanes = Promise.all(Array.from({ length: inFlight }, (_, n) => lane(n)));
    await manyUnderWay;
    const since = performance.now();
    const answeredBefore = outcomes.length;
    signaled = true;
    const code = await node.stop();
    sum.slowest = Math.max(sum.slowest, Math.round(performance.now() - since));
    await lanes;

    if (code !== 0) problems.add("the process did not end with code 0", String(code));
    const accepted = new Set((await readFile(witness, "utf8")).split("\n").filter(Boolean));
    sum.accepted += accepted.size;
    sum.afterwards += outcomes.slice(answeredBefore).filter(({ status }) => status !== undefined).length;
    for (const { mark, status, wasLast, reused, error } of outcomes) {
      if (status === 200) sum.answered++;
      else if (status !== undefined)
        problems.add("an accepted request was answered otherwise than ever", String(status));
      else if (accepted.has(mark)) problems.add("an accepted request was not answered", error);
      else if (reused && !wasLast) sum.unannounced++;
      else sum.refused++;
    }
    rack.say(`SIGTERM ${time} of ${times}: ${accepted.size} accepted, ended with code ${code}`);
    if (time < times) await node.start();
  }
  return {
    chapter: "sigterm",
    log: log.name,
    problems: problems.lines(),
    figures: {
      "SIGTERM under requests in flight": `${times} times ${inFlight}`,
      "requests accepted": sum.accepted,
      answered: sum.answered,
      "of them after SIGTERM": sum.afterwards,
      "connections refused afterwards": sum.refused,
      "kept connections that ended before the next request was read": sum.unannounced,
      "slowest end, ms": sum.slowest,
    },
  };
};
