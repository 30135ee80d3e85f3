import type { Knex } from "knex";
import { read } from "../read.ts";
import { erasures } from "./privacy.ts";

/** Whether nothing more can be written about this subject. */
export const wasErased = async (db: Knex, subject: string) =>
  (await read(db, erasures).where({ subject }).first("subject")) !== undefined;
