import type { Knex } from "knex";
import { read } from "../read.ts";
import { players } from "./tables.ts";

/** By what a player is recognized who comes again from a file. */
export interface KnownPlayer {
  readonly id: string; // of the record it is kept as
  readonly hasAccount: boolean; // somebody's account answers for the player
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthDate: string | null;
  readonly emails: readonly string[]; // of the family
}

/**
 * Everybody there is, and records that were merged into another one: a file that comes again has the names and the
 * address that it had before.
 */
export const knownPlayers = async (db: Knex): Promise<KnownPlayer[]> => {
  const { rows } = await db.raw<{ rows: KnownPlayer[] }>(
    `select p."keptAs" as id,
            exists (select from read.users u where u.id = p."keptAs") or exists (
              select from read.guardians g where g."playerId" = p."keptAs" and g.until is null) as "hasAccount",
            p."firstName", p."lastName", p."birthDate",
            array_remove(array[p."parentEmail", a.email, a."parentEmail"] || array(
              select u.email from read.guardians g join read.users u on u.id = g."userId"
               where g."playerId" = p.id and g.until is null), null) as emails
       from read.players p left join read.users a on a.id = p.id
      where (p."closedAt" is null or p."keptAs" <> p.id) and p."erasedAt" is null and p.plays`,
  );
  return rows;
};

/** The players of whom this is the parent's address, as long as no account answers for them. */
export const movedInUnder = async (db: Knex, email: string): Promise<string[]> =>
  read(db, players.as("p"))
    .whereRaw(`lower(p."parentEmail") = lower(trim(?))`, [email])
    .whereNull("p.erasedAt")
    .whereRaw(
      `not exists (select from read.players k where k.id = p."keptAs" and (k."isOwn" or exists (
         select from read.guardians g where g."playerId" = k.id and g.until is null)))`,
    )
    .pluck("p.id");
