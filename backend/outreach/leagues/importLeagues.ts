import { leagueAddresses, suppressedAmong } from "../../../projections/outreach/leagueQueries.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout } from "../../command.ts";
import { csvRows } from "../../http/csv/csvRows.ts";
import { eachRow } from "../../http/csv/eachRow.ts";
import { type ImportedRow, importMostRows } from "../../http/csv/importContract.ts";
import { isStorable } from "../../http/storableText.ts";
import { recipients } from "../recipients.ts";
import { addNewLeague, withAddressesLocked } from "./addressBook.ts";
import { LeagueForm } from "./contract.ts";

/** What people call a column. */
const columns: Readonly<Record<string, keyof LeagueForm>> = {
  league: "name",
  name: "name",
  "league name": "name",
  club: "name",
  organization: "name",
  contact: "contactName",
  contactname: "contactName",
  "contact name": "contactName",
  email: "email",
  "e-mail": "email",
  "email address": "email",
  sport: "sport",
  region: "region",
  area: "region",
};
const most = importMostRows.toLocaleString("en-US");

export const rowsOf = (bytes: Buffer) =>
  csvRows(bytes, {
    columns,
    needed: ["name", "contactName", "email"],
    atMost: importMostRows,
    empty: "There’s no league in this file. The first row has to name the columns League, Contact and Email.",
    lacking: "The first row has to name the columns League, Contact and Email. Sport and Region are optional.",
    tooMany: `Please import at most ${most} leagues at once.`,
  });
type Row = ReturnType<typeof rowsOf>[number];

/** As the form checks it, with everything that is wrong. */
const checked = (cells: Row["cells"]): LeagueForm | string => {
  if (!isStorable(cells)) return "This row has characters we can’t save";
  const { success, data, error } = LeagueForm.safeParse({ ...cells, sport: cells.sport.toLowerCase() });
  return success ? data : [...new Set(error.issues.map(({ message }) => message))].join(". ");
};

/** What becomes of each row. Nothing is recorded yet. */
const judged = async ({ db, keys }: Pick<Backend, "db" | "keys">, rows: readonly Row[]) => {
  const leagues = rows.map(({ cells }) => checked(cells));
  const known = recipients(keys);
  const fingerprints = await Promise.all(
    leagues.map(async (league) => (typeof league === "string" ? "" : known.fingerprintOf(league.email))),
  );
  const [ours, suppressed] = await Promise.all([leagueAddresses(db), suppressedAmong(db, fingerprints)]);
  const rowOf = new Map<string, number>(); // of the file, by address
  return leagues.map((league, n) => {
    const { row, cells } = rows[n]!;
    const about = { row, name: cells.name, email: cells.email };
    if (typeof league === "string") return { ...about, outcome: "wrong", why: league } as const;
    const address = league.email.toLowerCase();
    const twin = rowOf.get(address);
    if (twin !== undefined) return { ...about, outcome: "known", why: `Same email as row ${twin}`, league } as const;
    rowOf.set(address, row);
    const outcome = ours.has(address) ? "known" : suppressed.has(fingerprints[n]!) ? "suppressed" : "added";
    return { ...about, outcome, why: null, league } as const;
  });
};
type Judged = Awaited<ReturnType<typeof judged>>[number];

const shown = ({ row, name, email, outcome, why }: Judged): ImportedRow => ({ row, name, email, outcome, why });

/** What an import would do. */
export const tryImport = async (backend: Pick<Backend, "db" | "keys" | "caughtUp">, bytes: Buffer) => {
  const rows = rowsOf(bytes);
  await backend.caughtUp();
  return (await judged(backend, rows)).map(shown);
};

/** Adds the leagues whose addresses are new to us. Nobody is emailed. Repeated, it adds nothing. */
export const importLeagues = (backend: Backend, command: Command, bytes: Buffer) => {
  const rows = rowsOf(bytes);
  return withAddressesLocked(backend, async () => {
    const judgements = await judged(backend, rows);
    await eachRow(judgements, async (row) => {
      if (!("league" in row) || row.outcome === "known") return;
      const about = commandAbout(command, row.league.email.toLowerCase());
      await addNewLeague(backend, about, { ...row.league, source: "import" });
    });
    return judgements.map(shown);
  });
};
