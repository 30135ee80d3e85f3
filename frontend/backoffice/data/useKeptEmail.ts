import { useState } from "react";
import { z } from "zod";
import type { Attempted } from "../../shared/forms/attemptKey.ts";
import { kept } from "../../shared/kept.ts";

const Attempt: z.ZodType<Attempted> = z.object({ told: z.string(), key: z.string() });

/** With which key an email may have gone out, for as long as nobody knows: the same, sent again, then goes out once. */
export const keptAttempt = (of: string) => kept(`attempt ${of}`, Attempt);

/** An email that somebody writes in a dialog. It is kept in the tab until it was sent, also when the dialog is closed. */
export const useKeptEmail = <Typed>(to: string, Draft: z.ZodType<Typed>) =>
  useState(() => ({ draft: kept(`email ${to}`, Draft), attempted: keptAttempt(`email ${to}`) }))[0];
