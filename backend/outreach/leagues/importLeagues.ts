import Papa from "papaparse";
import pLimit from "p-limit";
import { leagueAddresses, suppressedAmong } from "../../../projections/outreach/leagueQueries.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout } from "../../command.ts";
import { Rejection } from "../../http/rejection.ts";
import { isStorable } from "../../http/storableText.ts";
import { recipients } from "../recipients.ts";
import { addNewLeague, withAddressesLocked } from "./addressBook.ts";
import { type ImportedRow, importMostRows, LeagueForm } from "./contract.ts";

const atOnce = 8; // leagues

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
const needed = ["name", "contactName", "email"] as const;
const all = [...needed, "sport", "region"] as const;

const refused = (message: string) => new Rejection("invalid", "NotAList", message);
const textOf = (bytes: Buffer) => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw refused("This isn’t a CSV file we can read. Please save it as “CSV UTF-8” and try again.");
  }
};

/** Our own files have an apostrophe before what a spreadsheet would run as a formula. */
const plain = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, "").trim();

type Cells = Readonly<Record<keyof LeagueForm, string>>;
interface Row {
  readonly row: number; // as a spreadsheet counts
  readonly cells: Cells;
}

/** The rows under the heading. Throws a Rejection for what is no list of leagues. */
export const rowsOf = (bytes: Buffer): Row[] => {
  const { data } = Papa.parse<string[]>(textOf(bytes));
  const headings = data[0]?.map((heading) => columns[heading.trim().toLowerCase()]) ?? [];
  const rows = data.slice(1).flatMap((found, n) => {
    const cells = Object.fromEntries(
      all.map((column) => [column, plain(found[headings.indexOf(column)] ?? "")]),
    ) as Record<keyof LeagueForm, string>;
    return Object.values(cells).some(Boolean) ? [{ row: n + 2, cells }] : [];
  });
  if (rows.length === 0)
    throw refused("There’s no league in this file. The first row has to name the columns League, Contact and Email.");
  if (needed.some((column) => !headings.includes(column)))
    throw refused("The first row has to name the columns League, Contact and Email. Sport and Region are optional.");
  if (rows.length > importMostRows)
    throw refused(`Please import at most ${importMostRows.toLocaleString("en-US")} leagues at once.`);
  return rows;
};

/** As the form checks it, with the first thing that is wrong. */
const checked = (cells: Cells): LeagueForm | string => {
  if (!isStorable(cells)) return "This row has characters we can’t save";
  const { success, data, error } = LeagueForm.safeParse({ ...cells, sport: cells.sport.toLowerCase() });
  return success ? data : error.issues[0]!.message;
};

/** What becomes of each row. Nothing is recorded yet. */
const judged = async ({ db, keys }: Pick<Backend, "db" | "keys">, rows: readonly Row[]) => {
  const leagues = rows.map(({ cells }) => checked(cells));
  const known = recipients(keys);
  const fingerprints = await Promise.all(
    leagues.map(async (league) => (typeof league === "string" ? "" : known.fingerprintOf(league.email))),
  );
  const [taken, suppressed] = await Promise.all([leagueAddresses(db), suppressedAmong(db, fingerprints)]);
  return leagues.map((league, n) => {
    const { row, cells } = rows[n]!;
    const about = { row, name: cells.name, email: cells.email };
    if (typeof league === "string") return { ...about, outcome: "wrong", why: league } as const;
    const address = league.email.toLowerCase();
    const outcome = taken.has(address) ? "known" : suppressed.has(fingerprints[n]!) ? "suppressed" : "added";
    taken.add(address);
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
    await pLimit(atOnce).map(judgements, async (row) => {
      if (!("league" in row) || row.outcome === "known") return;
      const about = commandAbout(command, row.league.email.toLowerCase());
      await addNewLeague(backend, about, { ...row.league, source: "import" });
    });
    return judgements.map(shown);
  });
};
