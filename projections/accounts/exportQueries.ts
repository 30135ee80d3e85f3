import type { Knex } from "knex";
import { withDollars } from "../exportWords.ts";
import { read } from "../read.ts";
import { instructorProfiles } from "./tables.ts";
import { userById } from "./queries.ts";
import { UserView } from "./view.ts";

const HeldAccount = UserView.omit({ canLogIn: true, erasedAt: true });

export const accountHeldOn = async (db: Knex, userId: string) =>
  HeldAccount.optional().parse(await userById(db, userId));

/** An instructor's profile; nothing for people who never taught. */
export const profileHeldOn = async (db: Knex, userId: string) => {
  const row = await read(db, instructorProfiles).where({ userId }).first();
  if (!row) return undefined;
  const { userId: _, ...profile } = row;
  return withDollars(profile);
};
