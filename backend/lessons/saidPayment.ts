import type { Knex } from "knex";
import type { z } from "zod";
import { lessonSubject } from "../../eventstore/lessons/events.ts";
import { wasErased } from "../../projections/privacy/open.ts";
import { Rejection } from "../http/rejection.ts";
import type { NotePayment } from "./contract.ts";
import type { SaidPayment } from "./paymentNote.ts";

interface Of {
  readonly id: string;
  readonly studentId: string | null;
  readonly requestId: string | null;
}

/** No text can be recorded about an erased person: their key is gone. */
export const refuseTextAboutErased = async (
  db: Knex,
  { id: lessonId, studentId, requestId }: Of,
  field: "words" | "reason",
) => {
  if (!(await wasErased(db, lessonSubject({ lessonId, studentId, requestId: requestId ?? undefined })))) return;
  const message = "This player's data was erased. Please leave this empty.";
  throw new Rejection("conflict", "PlayerRemoved", message, { issues: [{ path: [field], message }] });
};

/** What the form says, in cents. */
export const saidPayment = async (
  db: Knex,
  lesson: Of,
  { how, amount, words }: z.output<typeof NotePayment>,
): Promise<SaidPayment> => {
  if (words) await refuseTextAboutErased(db, lesson, "words");
  return { how, cents: amount === undefined ? undefined : Math.round(amount * 100), words: words || null };
};
