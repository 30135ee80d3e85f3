import { randomUUID } from "node:crypto";
import knex, { type Knex } from "knex";
import { issueLink } from "../../backend/accounts/mailedLinks.ts";
import { configurationFrom } from "../../backend/configuration.ts";
import { capabilities } from "../../backend/http/capabilities.ts";
import { sessionSecret } from "../../backend/product.ts";
import {
  acceptGrownUpUrl,
  acceptInvitationUrl,
  erasePlayerUrl,
  guardiansUrl,
  guardianUrl,
  playersUrl,
} from "../../backend/players/contract.ts";
import { eraseUrl } from "../../backend/privacy/contract.ts";
import { userStream } from "../../eventstore/accounts/events.ts";
import { invitationSubject, playerStream } from "../../eventstore/players/events.ts";
import { subjectStream } from "../../eventstore/privacy/events.ts";
import { insist, type Request } from "./caller.ts";
import { type Finding, type Place, problemList, type Problems, type Rack } from "./chapter.ts";
import { factsIn, type LogKind } from "./logs.ts";
import { faultsIn, startNode } from "./node.ts";
import { ownPostgres } from "./ownPostgres.ts";
import { idIn, newEmail, password, people, type Person } from "./people.ts";
import { waitUntil } from "./waitUntil.ts";

interface Guardians {
  readonly kills: number;
  readonly families: number; // at once, two parents and a player each
}
export const everyFamily: Guardians = { kills: 20, families: 8 };

/** What becomes of a player in the end. */
const fates = ["grows up", "is erased by both", "goes with both accounts", "stays with one"] as const;

interface Family {
  readonly parents: readonly [Person, Person];
  readonly fate: (typeof fates)[number];
  playerId?: string;
  invitationId?: string;
}

const playerOf = (family: Family) => family.playerId ?? "none";

/** The log says of each family what it was promised, and nothing was done by half. */
const checkFamilies = async (
  families: readonly Family[],
  { facts, db, problems }: { facts: Awaited<ReturnType<typeof factsIn>>; db: Knex; problems: Problems },
) => {
  const typesIn = (stream: string) => facts.filter((fact) => fact.stream === stream).map(({ type }) => type);
  const destroyed = new Set(await db("vault.subject_key").whereNull("wrapped").pluck("subject"));
  for (const family of families) {
    const { parents, fate, invitationId } = family;
    const id = playerOf(family);
    const types = typesIn(playerStream(id));
    const isGone = (subject: string) =>
      typesIn(subjectStream(subject)).includes("PersonErased") && destroyed.has(subject);
    const expectThat = (what: string, holds: boolean) => {
      if (!holds) problems.add(`a player who ${fate}: ${what}`, `${id}: ${types.join(", ")}`);
    };
    const times = (type: string) => types.filter((one) => one === type).length;
    expectThat("invited and joined once", times("GuardianInvited") === 1 && times("GuardianJoined") === 1);
    expectThat("an accepted invitation keeps no address", destroyed.has(invitationSubject(invitationId ?? "none")));
    const isErased = fate === "is erased by both" || fate === "goes with both accounts";
    expectThat(
      "closed and erased, or neither",
      times("PlayerClosed") === (isErased ? 1 : 0) && isGone(id) === isErased,
    );
    expectThat("nothing is decided after it was closed", !isErased || types.at(-1) === "PlayerClosed");
    const accountsGone = parents.filter((parent) => isGone(parent.id)).length;
    expectThat("both accounts are erased, or none", accountsGone === (fate === "goes with both accounts" ? 2 : 0));
    const opened = typesIn(userStream(id)).filter((type) => type === "PlayerRegistered").length;
    const grown = fate === "grows up" ? 1 : 0;
    expectThat("an account and having grown up, or neither", opened === grown && times("PlayerGrownUp") === grown);
    expectThat(
      "one parent left, or none",
      times("GuardianLeft") === (fate === "stays with one" || accountsGone === 2 ? 1 : 0),
    );
  }
};

/**
 * kill -9 while parents invite and join, players grow up, and players and accounts are erased. Whoever got no answer
 * asks again; then nothing may be half.
 */
export const guardians = async (
  rack: Rack,
  kind: LogKind,
  { kills, families: count }: Guardians,
  place?: Place,
): Promise<Finding> => {
  const { say, onEnd } = rack;
  const problems = problemList();
  const { url, folder } = place ?? (await ownPostgres(rack));
  const log = await kind(rack, { url });
  const { environment } = log;
  const nodes = [];
  for (const name of ["node-1", "node-2"]) nodes.push(await startNode(rack, { name, url, folder, environment }));
  const bases = nodes.map(({ base }) => base);
  const db = knex({ client: "pg", connection: url, pool: { min: 0, max: 2 } });
  onEnd(() => db.destroy());
  const settings = { ...environment, NODE_ENV: "test", DATA_DIR: folder, DATABASE_SAFETY: "0" };
  const secret = await sessionSecret(configurationFrom(settings));
  const { tokenOf } = capabilities({ secret, secure: false });
  let killed = 0;
  let asked = 0;

  for (let round = 1; round <= kills; round++) {
    const crowd = await people({ bases, url, folder, environment }, { players: 2 * count, instructors: 0 });
    const families = Array.from({ length: count }, (_, n): Family => ({
      parents: [crowd[2 * n]!, crowd[2 * n + 1]!],
      fate: fates[n % fates.length]!,
    }));
    const killAt = 1 + Math.floor(Math.random() * (count * 4));
    let begun = 0;
    let kill: Promise<unknown> | undefined;
    const victim = nodes[Math.floor(Math.random() * nodes.length)]!;

    /** `done`: a refusal that says it was done by an attempt whose answer was lost. */
    const does = async (what: string, by: Person | undefined, request: Request, done: readonly number[] = []) => {
      if (++begun >= killAt) kill ??= victim.kill().then(() => victim.start());
      asked++;
      const onFault = ({ status, body }: { status: number; body: unknown }) =>
        problems.add(`${what} was answered ${status}`, JSON.stringify(body));
      const asking = by ? { ...request, cookie: by.cookie, key: randomUUID() } : request;
      const outcome = await insist(bases, asking, onFault);
      const status = outcome?.answer.status ?? 0;
      const isDone = (status >= 200 && status < 300) || (outcome && outcome.attempts > 1 && done.includes(status));
      if (!isDone) problems.add(`${what} was answered ${status}`, JSON.stringify(outcome?.answer.body));
      return outcome && idIn(outcome.answer);
    };

    const endOf: Record<Family["fate"], (family: Family) => Promise<unknown>> = {
      "grows up": async (family) => {
        const { token } = await issueLink(db, { kind: "grown up", userId: playerOf(family), address: newEmail() });
        await does(
          "growing up",
          undefined,
          { method: "POST", path: acceptGrownUpUrl, body: { token, password } },
          [409],
        );
      },
      "is erased by both": async (family) => {
        const request = { method: "POST", path: erasePlayerUrl(playerOf(family)), body: { password } };
        await Promise.all(family.parents.map((by) => does("erasing a player", by, request)));
      },
      // Whose account is gone is logged out.
      "goes with both accounts": ({ parents }) =>
        Promise.all(
          parents.map((by) =>
            does("erasing an account", by, { method: "POST", path: eraseUrl, body: { password } }, [401]),
          ),
        ),
      "stays with one": (family) => {
        const [by] = family.parents;
        const path = guardianUrl(playerOf(family), by.id);
        return does("leaving", by, { method: "DELETE", path, body: {} }, [404]);
      },
    };
    const live = async (family: Family) => {
      const [dana, lou] = family.parents;
      const player = { firstName: "Kim", lastName: "Lee", age: 15, declared: true };
      family.playerId = (await does("adding a player", dana, { method: "POST", path: playersUrl, body: player })) ?? "";
      const invited = { name: "Lou", email: newEmail() };
      const inviting = { method: "POST", path: guardiansUrl(playerOf(family)), body: invited };
      family.invitationId = (await does("inviting", dana, inviting)) ?? "";
      const token = tokenOf("guardianInvitation", family.invitationId);
      await does("joining", lou, { method: "POST", path: acceptInvitationUrl, body: { token, declared: true } });
      await endOf[family.fate](family);
    };
    await Promise.all(families.map(live));
    if (kill) killed++;
    await kill;
    for (const base of bases)
      await waitUntil(`${base} is ready`, async () => (await fetch(`${base}/readyz`)).status === 200);
    await checkFamilies(families, { facts: await factsIn(log), db, problems });
    const found = problems.lines().length;
    say(
      `kill ${round} of ${kills}: ${families.length} families, ${found === 0 ? "nothing half" : `${found} kinds of damage`}`,
    );
  }
  for (const node of nodes)
    for (const fault of faultsIn(node.said())) problems.add(`${node.name} logged a fault`, fault);
  return {
    chapter: "guardians",
    log: log.name,
    problems: problems.lines(),
    figures: { "nodes killed": killed, families: kills * count, "commands answered": asked },
  };
};
