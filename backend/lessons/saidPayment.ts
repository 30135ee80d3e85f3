import type { Knex } from "knex";
import type { z } from "zod";
import { lessonSubject } from "../../eventstore/lessons/events.ts";
import { wasErased } from "../../projections/privacy/open.ts";
import { Rejection } from "../http/rejection.ts";
import type { NotePayment } from "./contract.ts";
import type { SaidPayment } from "./paymentNote.ts";

/** What the form says, in cents. No text can be recorded about an erased person: their key is gone. */
export const saidPayment = async (
  db: Knex,
  { id: lessonId, studentId, requestId }: { id: string; studentId: string | null; requestId: string | null },
  { how, amount, words }: z.output<typeof NotePayment>,
): Promise<SaidPayment> => {
  if (words && (await wasErased(db, lessonSubject({ lessonId, studentId, requestId: requestId ?? undefined })))) {
    const message = "This player's data was removed. Please leave the words empty.";
    throw new Rejection("conflict", "PlayerRemoved", message, { issues: [{ path: ["words"], message }] });
  }
  return { how, cents: amount === undefined ? undefined : Math.round(amount * 100), words: words || null };
};
