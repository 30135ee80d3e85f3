// A separate process: what a profile change and its read ask of the database, the same statements and commits, sent by
// node-postgres with nothing around it. It continues in a database the product has left.
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import pg from "pg";
import { profileUrl } from "../../../backend/accounts/contract.ts";
import { hashed, sessionQuestion } from "../../../backend/http/sessions.ts";
import { patchesFor } from "../../../projections/applying.ts";
import { moveCheckpoints, readCheckpoints, together } from "../../../projections/checkpoints.ts";
import { projectors } from "../../../projections/contexts.ts";
import { userOf } from "../../../projections/accounts/queries.ts";
import { statementsFor } from "../../../projections/rows.ts";

const heardEvery = 100; // ms
const [connectionString = ""] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 10 });
const log = new pg.Pool({ connectionString, max: 2 });
const piped = new pg.Pool({ connectionString, max: 1, pipeline: true });
const listener = new pg.Client({ connectionString });
await listener.connect();
await listener.query("listen log; listen shown");

const checkpoints = await readCheckpoints(piped, projectors);
const runners = projectors.map((projector) => ({ projector, position: checkpoints.get(projector.name)! }));
const sealed = Buffer.alloc(150).toString("base64");
const meta = {
  occurredAt: new Date().toISOString(),
  actor: null,
  correlationId: randomUUID(),
  causationId: randomUUID(),
};
const revisions = new Map<string, number>();

/** The statements for one fact of this kind, made once; what differs from fact to fact is filled in. */
const sample = { id: randomUUID(), userId: "the user", firstName: "the name" };
const event = {
  id: sample.id,
  stream: `user-${sample.userId}`,
  revision: 0,
  position: "9",
  at: meta.occurredAt,
  type: "ProfileUpdated",
  data: {
    userId: sample.userId,
    personal: { firstName: sample.firstName, lastName: "Visible", age: null, position: null, experience: null },
  },
  meta: { ...meta, actor: { userId: sample.userId, role: "student" as const } },
};
const statements = projectors
  .filter(({ name }) => name === "accounts" || name === "history")
  .flatMap((projector) => statementsFor(projector, patchesFor({ projector, position: "" }, [event])));
const filled = (value: unknown, by: ReadonlyMap<unknown, unknown>): unknown =>
  Array.isArray(value) ? value.map((one) => filled(one, by)) : by.has(value) ? by.get(value) : value;

const who = async (asked: IncomingMessage) => {
  const sid = /fungo=([^;]+)/.exec(asked.headers.cookie ?? "")?.[1] ?? "";
  const { rows } = await pool.query<{ user: { id: string } }>({
    name: "session",
    text: sessionQuestion.replace("?", "$1"),
    values: [hashed(sid)],
  });
  return rows[0]!.user;
};

let writing: Promise<void> = Promise.resolve();
let unheard = false;
const change = async (userId: string, firstName: string) => {
  if (!revisions.has(userId)) {
    const { rows } = await pool.query<{ rev: string }>("select max(rev) as rev from log.event where stream = $1", [
      `user-${userId}`,
    ]);
    revisions.set(userId, Number(rows[0]!.rev));
  }
  const revision = revisions.get(userId)! + 1;
  revisions.set(userId, revision);
  const id = randomUUID();
  const data = { userId, personal: { subject: userId, key: id, iv: sealed.slice(0, 16), sealed } };
  const { rows } = await log.query<{ pos: string }>({
    name: "append next",
    text: "select pos, at from log.append_next($1, $2, $3, $4, $5, $6, true)",
    values: [`user-${userId}`, revision, id, event.type, JSON.stringify(data), JSON.stringify(meta)],
  });
  const position = rows[0]!.pos.padStart(20, "0");
  const values = new Map<unknown, unknown>([
    [sample.id, id],
    [sample.userId, userId],
    [sample.firstName, firstName],
  ]);
  writing = writing.then(async () => {
    await together(piped, [
      moveCheckpoints(runners, position),
      ...statements.map((one) => ({ ...one, values: filled(one.values, values) as unknown[] })),
      { name: "shown", text: "select pg_notify('shown', $1)", values: [position] },
    ]);
    for (const runner of runners) runner.position = position;
    unheard = true;
  });
  await writing;
  const question = { name: "user", text: `select ${userOf("$1")} as "user"`, values: [userId] };
  return (await pool.query<{ user: object }>(question)).rows[0]!.user;
};
setInterval(() => {
  if (unheard) void pool.query(`update mail.heard set pos = $1 where name = $2`, [runners[0]!.position, "processes"]);
  unheard = false;
}, heardEvery);

const bodyOf = async (asked: IncomingMessage) => {
  let text = "";
  for await (const part of asked.setEncoding("utf8")) text += String(part);
  return JSON.parse(text) as { firstName: string };
};
const server = createServer((asked, answer) => {
  void (async () => {
    const body = asked.url === profileUrl ? await bodyOf(asked) : undefined;
    const user = await who(asked);
    const shown = body ? await change(user.id, body.firstName) : user;
    answer.setHeader("content-type", "application/json").end(JSON.stringify(shown));
  })();
});
server.listen(0, () => process.send?.(server.address()));
process.on("disconnect", () => process.exit());
