import type { Knex } from "knex";
import { read } from "../read.ts";
import { erasures } from "./privacy.ts";

/** Whether nothing can be written about this subject any more. */
export const wasErased = async (db: Knex, subject: string) =>
  (await read(db, erasures).where({ subject }).first("subject")) !== undefined;
