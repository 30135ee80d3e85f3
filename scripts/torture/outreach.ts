import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { RecipientView, WholeCampaignView } from "../../backend/outreach/campaigns/contract.ts";
import {
  campaignRecipientsUrl,
  campaignsUrl,
  campaignUrl,
  leaguesUrl,
  startCampaignUrl,
  suppressionsUrl,
} from "../../backend/outreach/contract.ts";
import { emailIdIn } from "../../backend/outreach/mails.ts";
import { insist, type Request } from "./caller.ts";
import { type Finding, type Place, problemList, type Rack } from "./chapter.ts";
import { compareOutreach, factsOfOutreach } from "./compare/compareOutreach.ts";
import { factsIn, type LogKind } from "./logs.ts";
import { type Damage, faultsIn, type Node, startNode } from "./node.ts";
import { idIn, people } from "./people.ts";
import { droppingMailServer } from "./outreach/mailServer.ts";
import { ownPostgres } from "./ownPostgres.ts";

export interface Outreach {
  readonly kills: number;
  readonly recipients: number;
  readonly suppressed: number; // of them, in the middle
  readonly slow: number; // ms that the mail server takes for a mail
  readonly seed: number; // the same seed drops as often, and kills at the same mails
  /** Deliberate damage: suppression is only looked up at the start, or a claim outlives the node that made it. */
  readonly plant?: "atstart" | "lease" | undefined;
}
export const everyCampaign: Omit<Outreach, "kills" | "seed"> = { recipients: 500, suppressed: 50, slow: 700 };

const drops = 0.2; // of all mails, half of them before the mail server gets anything
const atOnce = 8; // requests
const settledWithin = 120_000; // ms without a mail; a node has long been back by then
const givenUpWithin = 45_000; // ms after the last mail; far less than the lease of a claim

/** A spec makes sure that they fit. */
export const damages: Record<NonNullable<Outreach["plant"]>, readonly Damage[]> = {
  atstart: [
    {
      file: "/backend/outreach/campaigns/sendOff.js",
      right: "if (by !== undefined)",
      wrong: "if (false)",
    },
    {
      file: "/backend/outreach/mails.js",
      right: 'by === "bounce" ? bouncedFirst : by && "They unsubscribed."',
      wrong: "undefined",
    },
  ],
  lease: [{ file: "/backend/mail/claims.js", right: "or claimed_by not in", wrong: "or false and claimed_by not in" }],
};

/** Numbers from 0 up to 1, the same ones by the same seed. */
const drawnBy = (seed: number, what: string) => {
  let n = 0;
  return () => createHash("sha256").update(`${seed} ${what} ${n++}`).digest().readUInt32BE() / 2 ** 32;
};

/**
 * A campaign to many leagues by two nodes, which are killed while they hand over emails to a mail server that cuts one
 * line in five; meanwhile some leagues unsubscribe. Then what arrived is compared with what the product says.
 */
export const outreach = async (rack: Rack, kind: LogKind, options: Outreach, place?: Place): Promise<Finding> => {
  const { kills, recipients, suppressed, slow, seed, plant } = options;
  const { say, onEnd } = rack;
  const problems = problemList();
  const { url, folder } = place ?? (await ownPostgres(rack));
  const log = await kind(rack, { url });

  const up = new Set<Node>();
  const restarts: Promise<unknown>[] = [];
  const random = drawnBy(seed, "kill");
  const moments = Array.from({ length: kills }, () => random() * recipients * 0.8).toSorted((one, two) => one - two);
  let [mails, killed, isUnderWay] = [0, 0, false];
  const onMail = () => {
    if (!isUnderWay) return;
    mails++;
    const node = [...up][mails % Math.max(up.size, 1)];
    if (!node || moments.length === 0 || moments[0]! > mails) return;
    moments.shift();
    up.delete(node);
    killed++;
    restarts.push(
      (async () => {
        await node.kill();
        await node.start();
        up.add(node);
      })(),
    );
  };
  const server = await droppingMailServer({ random: drawnBy(seed, "drop"), drops, slow, onMail });
  onEnd(() => server.close());

  const environment = {
    ...log.environment,
    SMTP_URL: server.url,
    MAIL_FROM: "mail@fungo.example",
    FACILITY_ADDRESS: "12 Ballpark Lane, Springfield",
    OUTREACH_HOURS: "any",
    OUTREACH_PER_HOUR: "1000000",
    OUTREACH_PER_DAY: "1000000",
  };
  const damage = plant ? damages[plant] : undefined;
  for (const name of kills > 0 ? ["node-1", "node-2"] : ["node-1"])
    up.add(await startNode(rack, { name, url, folder, environment, damage }));
  const nodes = [...up];
  const bases = nodes.map(({ base }) => base);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on("error", () => {});
  onEnd(() => pool.end());

  const known = { bases, url, folder, environment: log.environment };
  const [coach] = await people(known, { players: 0, instructors: 1, admins: 0 });
  const call = async (request: Omit<Request, "cookie">) => {
    const fault = (answer: object) =>
      problems.add(`${request.method} ${request.path}: a fault`, JSON.stringify(answer));
    const settled = await insist(bases, { ...request, cookie: coach!.cookie }, fault);
    if (!settled || settled.answer.status >= 300)
      throw new Error(`${request.method} ${request.path}: ${JSON.stringify(settled?.answer)}`);
    return settled.answer;
  };
  const addressOf = (n: number) => `league.${n}@torture.example`;
  const numbers = Array.from({ length: recipients }, (_, n) => n);
  const left = [...numbers];
  const lane = async () => {
    for (let n = left.shift(); n !== undefined; n = left.shift())
      await call({
        method: "POST",
        path: leaguesUrl,
        body: { name: `League ${n}`, contactName: "Dana", email: addressOf(n) },
        key: `league ${n}`,
      });
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const audience = {
    sport: null,
    region: null,
    emailed: "any",
    emailedBefore: null,
    answered: false,
    fromInquiries: false,
    leagueIds: null,
  };
  const draft = { name: "Torture", templateType: "campOutreach", audience };
  const id = idIn(await call({ method: "POST", path: campaignsUrl, body: draft, key: "campaign" }))!;
  isUnderWay = true;
  await call({ method: "POST", path: startCampaignUrl(id), body: { recipients }, key: "start" });

  // Emails go out in the order of the leagues' ids, so those at the end are not on their way yet.
  const mailed = () => new Set(server.arrived.map(({ to }) => to));
  while (mailed().size < recipients / 10) await pause(20);
  const rows = RecipientView.array().parse((await call({ method: "GET", path: campaignRecipientsUrl(id) })).body);
  const byTurn = rows.toSorted((one, two) => (one.id < two.id ? 1 : -1));
  /** Ids of the emails that a node has claimed: whether it asked for suppressions before or after, nobody can tell. */
  const claimed = async () => {
    const { rows } = await pool.query<{ key: string }>("select key from mail.outbox where leased_until is not null");
    return new Set(rows.map(({ key }) => emailIdIn(key)));
  };
  const stopped: { email: string; onTheirWay: Set<string> }[] = [];
  for (const { email } of byTurn.slice(0, suppressed)) {
    if (email === null || server.begun.has(email)) continue;
    await call({ method: "POST", path: suppressionsUrl, body: { email, why: "asked" }, key: `stop ${email}` });
    const onTheirWay = await claimed();
    if (!server.begun.has(email)) stopped.push({ email, onTheirWay });
  }

  const shown = async () => WholeCampaignView.parse((await call({ method: "GET", path: campaignUrl(id) })).body);
  /** Time passes for what is to be tried again; claims keep theirs. */
  const hurry = async () => {
    await pool
      .query(
        "update mail.outbox set due_at = now() where state = 'waiting' and leased_until is null and due_at > now()",
      )
      .then(async () => pool.query("select pg_notify('mail', '')"))
      .catch(() => {});
  };
  let [last, before] = [Date.now(), ""];
  for (;;) {
    const { state, waiting } = await shown();
    if (state === "ended") break;
    const now = `${mails} ${waiting}`;
    if (now !== before) [last, before] = [Date.now(), now];
    const patience = moments.length === 0 && up.size === nodes.length ? givenUpWithin : settledWithin;
    if (Date.now() - last > patience) {
      problems.add("emails wait though nobody sends them", `${waiting}`);
      break;
    }
    await hurry();
    await pause(500);
  }
  while (restarts.length > 0) await restarts.shift();
  say(`${server.arrived.length} emails arrived, ${killed} kills, ${JSON.stringify(server.dropped)} dropped`);

  const found = RecipientView.array().parse((await call({ method: "GET", path: campaignRecipientsUrl(id) })).body);
  const idOf = new Map(found.map(({ email, emailId }) => [email, emailId]));
  const unsubscribed = stopped
    .filter(({ email, onTheirWay }) => !onTheirWay.has(idOf.get(email) ?? ""))
    .map(({ email }) => email);
  compareOutreach({
    found,
    arrived: server.arrived,
    dropped: server.dropped,
    unsubscribed,
    recipients,
    killed,
    problems,
  });
  factsOfOutreach(await factsIn(log), found, problems);
  for (const node of nodes)
    for (const fault of faultsIn(node.said())) problems.add(`${node.name} logged a fault`, fault);
  const count = (state: string) => found.filter((one) => one.state === state).length;
  return {
    chapter: plant ? `outreach, with ${plant} planted` : "outreach",
    log: log.name,
    problems: problems.lines(),
    figures: {
      seed,
      recipients: found.length,
      "nodes killed": killed,
      "lines cut before a mail": server.dropped.before,
      "lines cut after a mail": server.dropped.after,
      sent: count("sent"),
      "held back": count("skipped"),
      "may have arrived": count("unknown"),
      "unsubscribed in the middle": unsubscribed.length,
    },
  };
};
