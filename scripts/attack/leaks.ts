import type { Dirent } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { canaries } from "../../backend/testing/canaries/canaries.ts";
import { password } from "../../backend/testing/peopleAt.ts";
import { plantCanaries } from "../../backend/testing/canaries/plantCanaries.ts";
import { filesFolderOf } from "../backup/copyFiles.ts";
import { keysFileOf, takeBackup } from "../backup/takeBackup.ts";
import { freePort } from "../freePort.ts";
import type { Damage } from "../torture/node.ts";
import { waitUntil } from "../torture/waitUntil.ts";
import type { Chapter } from "./chapter.ts";
import { askedByLesserCallers } from "./leaks/lesserCallers.ts";
import { loggingPostgres } from "./leaks/loggingPostgres.ts";
import { startProduct } from "./product.ts";
import { counting } from "./tried.ts";

const damages: Readonly<Record<string, Damage>> = {
  /** Bodies appear in the process log at debug level. */
  logged: {
    file: "/backend/app.js",
    right: "app.use(refuseUnstorable);",
    wrong: "app.use((ctx, next) => (log.debug({ body: ctx.request.body }), next())); app.use(refuseUnstorable);",
  },
  /** The log has it in clear beside what is sealed. */
  clear: {
    file: "/eventstore/personal.js",
    right: 'sealed: sealed.toString("base64")',
    wrong: 'sealed: sealed.toString("base64"), clear: data[field]',
  },
  /** A value is part of a statement's text. */
  statement: {
    file: "/backend/accounts/passwords/credentials.js",
    right: '.first("user_id", "password_hash", "pending")',
    wrong: ".andWhereRaw(`'${email}' <> ''`).first('user_id', 'password_hash', 'pending')",
  },
};

/** Of videos, their index and pictures; too long for sealed bytes to have it by chance. */
const inClear = /ftyp(?:isom|iso\d|mp4\d|qt {2})|moov.{4}mvhd|B\x82\x84webm|WEBPVP8/s;

/** Where people's own words may appear: staff know from an inquiry's organization what a mail is about. */
const inSubjects = /Kanarik-Organization "Ünïq\\Organization" 子供/g;

/**
 * What people ask of the business, such as a team, is for every coach to answer; leagues are every coach's, too, and so
 * is a signed waiver: whoever stands at the gate asks for it.
 */
const forEveryCoach = (inquiries: readonly string[]) => {
  const isList = /^GET \/api\/(team-|inbox|league|players\/[^/]+\/waiver).* by another coach$/;
  const stories = new Set(inquiries.map((id) => `GET /api/history?of=${id} by another coach`));
  return ({ what }: { what: string }) => isList.test(what) || stories.has(what);
};

export const leaks: Chapter = {
  name: "leaks",
  does: "plants canaries in every private field, and looks where they must not be",
  plants: Object.keys(damages),
  damages,
  async run(field, { isShort, plant }) {
    const { row, outcome } = counting(field.say);
    const postgres = await loggingPostgres(field);
    const operations = await freePort();
    const product = await startProduct(field, {
      place: postgres,
      damage: plant ? damages[plant] : undefined,
      environment: { LOG_LEVEL: "debug", OPERATIONS_PORT: String(operations) },
    });
    const { db, store } = product.backend;
    const these = canaries();
    const { planted, found, mail } = these;
    const lookInto = (what: string, texts: readonly (readonly [where: string, text: string])[]) => {
      const line = row(what);
      for (const [where, text] of texts) {
        line.tried();
        const here = found(text);
        if (here.length > 0) line.wrong(`canaries in ${what}`, `${where}: ${here.slice(0, 3).join(", ")}`);
      }
    };

    await plantCanaries(product, these);
    // A collision in the database makes it say why.
    const twice = { firstName: "Pat", lastName: "Lee", email: mail("twice"), password, confirmPassword: password };
    for (let time = 0; time < 2; time++)
      await Promise.all([1, 2, 3].map(async () => product.visitor()("POST", "/api/register", twice)));
    // Timed work may record something meanwhile, which moves the head.
    const hasMailed = async () => (await db("mail.heard").first("pos")).pos === (await store.head());
    await waitUntil("each fact is followed by its mails", hasMailed);
    field.say(`${planted.length} canaries are planted`);

    const asked = await askedByLesserCallers(product, isShort ? 331 : 1);
    const isForEveryCoach = forEveryCoach(
      await db.withSchema("read").table("inbox").whereNull("instructorId").pluck("inquiryId"),
    );
    lookInto(
      "answers to lesser callers",
      asked.filter((one) => !isForEveryCoach(one)).map(({ what, text }) => [what, text]),
    );

    const { rows: facts } = await db.raw<{ rows: { type: string; fact: string }[] }>(
      "select type, e::text as fact from log.event e",
    );
    lookInto(
      "facts of the log",
      facts.map(({ type, fact }) => [type, fact]),
    );
    const dumped = async (schema: string): Promise<[string, string]> => {
      const { rows } = await db.raw<{ rows: { xml: string }[] }>(
        "select schema_to_xml(?, true, false, '')::text as xml",
        [schema],
      );
      return [schema, rows[0]!.xml];
    };
    lookInto("what is kept besides", await Promise.all(["log", "vault", "web", "projection"].map(dumped)));

    const subjects: string[] = await db("mail.outbox").whereNotNull("subject").pluck("subject");
    lookInto(
      "subjects of mails",
      subjects.map((subject) => [subject, subject.replace(inSubjects, "")]),
    );
    const said = product.nodes.map(({ name, said }): [string, string] => [name, said()]);
    lookInto("the process's log at debug", said);
    const metrics = await (await fetch(`http://127.0.0.1:${operations}/metrics`)).text();
    lookInto("metrics", [["/metrics", metrics]]);

    const file = join(product.folder, "backup");
    const { signal } = new AbortController();
    const { files } = product.backend;
    await takeBackup({ url: product.url, files, file, product: "0", step: (_, work) => work(() => {}), signal });
    // Whoever restores it logs in with these.
    const emails: string[] = await db("account.credential").pluck("email");
    const inBackup = async (name: string): Promise<[string, string]> => {
      const text = gunzipSync(await readFile(name)).toString();
      return [name, emails.reduce((rest, email) => rest.replaceAll(email, ""), text)];
    };
    lookInto("backups", await Promise.all([file, keysFileOf(file)].map(inBackup)));
    const copied = await readdir(filesFolderOf(file), { recursive: true, withFileTypes: true });
    const inFile = async ({ parentPath, name }: Dirent): Promise<[string, string]> => {
      const text = (await readFile(join(parentPath, name))).toString("latin1");
      if (inClear.test(text)) throw new Error(`${name} is stored in clear`);
      return [name, Buffer.from(text, "latin1").toString()];
    };
    lookInto("videos' files", await Promise.all(copied.filter((entry) => entry.isFile()).map(inFile)));
    lookInto("the database's own log", [["postgres.log", await postgres.log()]]);
    return outcome({ canaries: planted.length, "lines of the process": said[0]![1].split("\n").length });
  },
};
