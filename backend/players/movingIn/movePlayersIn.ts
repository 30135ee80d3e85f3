import { playerStream, type PlayerEvent } from "../../../eventstore/players/events.ts";
import { type KnownPlayer, knownPlayers } from "../../../projections/players/movedInQueries.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout, newId } from "../../command.ts";
import { byColumn, isoDay, unreadable } from "../../http/csv/cells.ts";
import { csvRows } from "../../http/csv/csvRows.ts";
import { eachRow } from "../../http/csv/eachRow.ts";
import { Rejection } from "../../http/rejection.ts";
import { isStorable } from "../../http/storableText.ts";
import { type ImportedRow, importMostRows } from "../../http/csv/importContract.ts";
import { oneAtATime } from "../../oneAtATime.ts";
import { noSuchPlayer, type Player, player, wordsOf } from "../player.ts";
import { MovedInPlayer, playerHeadings } from "./contract.ts";

type MovedIn = Extract<PlayerEvent, { type: "PlayerMovedIn" }>["data"];

/** Nobody with an account answers for the player yet, and nobody is told. */
export const movePlayerIn =
  (data: MovedIn) =>
  ({ status }: Player): PlayerEvent[] => {
    if (status === "closed") throw noSuchPlayer();
    return status === "unknown" ? [{ type: "PlayerMovedIn", data }] : [];
  };

/** What people call a column. */
const columns: Readonly<Record<string, keyof MovedInPlayer>> = {
  "first name": "firstName",
  firstname: "firstName",
  first: "firstName",
  "last name": "lastName",
  lastname: "lastName",
  last: "lastName",
  "birth date": "birthDate",
  birthdate: "birthDate",
  "date of birth": "birthDate",
  birthday: "birthDate",
  dob: "birthDate",
  age: "age",
  sport: "sport",
  position: "position",
  parent: "parentName",
  "parent name": "parentName",
  "parent's name": "parentName",
  guardian: "parentName",
  "parent email": "parentEmail",
  "parent's email": "parentEmail",
  email: "parentEmail",
  "e-mail": "parentEmail",
  "email address": "parentEmail",
  "parent phone": "parentPhone",
  "parent's phone": "parentPhone",
  phone: "parentPhone",
  "phone number": "parentPhone",
};
const needed = "First name, Last name, Birth date or Age, and Parent email";

/** Throws a Rejection for what is no list of players. */
export const playerRowsOf = (bytes: Buffer) =>
  csvRows(bytes, {
    columns,
    needed: ["firstName", "lastName", "parentEmail"],
    atMost: importMostRows,
    empty: `There’s no player in this file. The first row has to name the columns ${needed}.`,
    lacking: `The first row has to name the columns ${needed}. Sport, Position, Parent, and Parent phone are optional.`,
    tooMany: `Please bring in at most ${importMostRows.toLocaleString("en-US")} players at once.`,
  });
type Row = ReturnType<typeof playerRowsOf>[number];

type Told = NonNullable<MovedIn["personal"]>;
const present = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

const unsaid = { experience: null, emergencyContact: null, emergencyPhone: null };

/** As a family's form is checked, or everything that is wrong with the row, by column. */
export const toldIn = (cells: Row["cells"], today: string): Told | string => {
  if (!isStorable(cells)) return unreadable;
  const { success, data, error } = MovedInPlayer.safeParse({
    ...cells,
    birthDate: isoDay(cells.birthDate),
    sport: cells.sport.toLowerCase(),
  });
  if (!success) return byColumn(error.issues, playerHeadings);
  const { parentName, parentEmail, parentPhone, ...words } = data;
  try {
    return { ...wordsOf({ ...words, ...unsaid }, { today }), ...present({ parentName, parentEmail, parentPhone }) };
  } catch (problem) {
    if (problem instanceof Rejection) return `${playerHeadings.birthDate}: ${problem.message}`;
    throw problem;
  }
};

const keyOf = (email: string, { firstName, lastName }: Pick<KnownPlayer, "firstName" | "lastName">) =>
  [email, firstName ?? "", lastName ?? ""].map((text) => text.trim().toLowerCase()).join("\n");

type Recognized = Omit<KnownPlayer, "id" | "hasAccount">;
/** Players there already, and those of the rows so far: by the parent's address, the name, and the birth date if both say it. */
const recognizing = (known: readonly Recognized[]) => {
  const birthDates = new Map<string, (string | null)[]>();
  const add = (email: string, one: Omit<Recognized, "emails">) => {
    const key = keyOf(email, one);
    birthDates.set(key, [...(birthDates.get(key) ?? []), one.birthDate]);
  };
  for (const one of known) for (const email of one.emails) add(email, one);
  return (told: Told) => {
    const { firstName, lastName, parentEmail = "", birthDate = null } = told;
    const same = birthDates.get(keyOf(parentEmail, told))?.some((day) => !day || !birthDate || day === birthDate);
    if (!same) add(parentEmail, { firstName, lastName, birthDate });
    return same === true;
  };
};

/** What becomes of each row. Nothing is recorded yet. */
const judged = async ({ db }: Pick<Backend, "db">, rows: readonly Row[], today: string) => {
  const isKnown = recognizing(await knownPlayers(db));
  return rows.map(({ row, cells }) => {
    const about = { row, name: `${cells.firstName} ${cells.lastName}`.trim(), email: cells.parentEmail };
    const told = toldIn(cells, today);
    if (typeof told === "string") return { ...about, outcome: "wrong", why: told } as const;
    return { ...about, outcome: isKnown(told) ? "known" : "added", why: null, told } as const;
  });
};
const shown = ({ row, name, email, outcome, why }: ImportedRow): ImportedRow => ({ row, name, email, outcome, why });

/** What moving in would do. */
export const tryMovingIn = async (backend: Pick<Backend, "db" | "caughtUp">, bytes: Buffer, today: string) => {
  const rows = playerRowsOf(bytes);
  await backend.caughtUp();
  return (await judged(backend, rows, today)).map(shown);
};

/** Adds the players who are new to us, one file at a time. Nobody is emailed. Repeated, it adds nothing. */
export const movePlayersIn = (backend: Backend, command: Command, { bytes, by }: { bytes: Buffer; by: string }) => {
  const { handle } = backend;
  const rows = playerRowsOf(bytes);
  return oneAtATime(backend, { what: "moving players in", known: "which players there are" }, async () => {
    const judgements = await judged(backend, rows, backend.time.wallClock(command.now).date);
    await eachRow(judgements, async (row) => {
      if (row.outcome !== "added") return;
      const about = commandAbout(command, String(row.row));
      const playerId = newId(about, "player");
      const target = { fold: player, stream: playerStream(playerId), command: about };
      await handle(target, movePlayerIn({ playerId, by, personal: row.told }));
    });
    return judgements.map(shown);
  });
};
