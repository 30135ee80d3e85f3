import { z } from "zod";
import { kept } from "../../../../shared/kept.ts";

/**
 * What parents type about their children's health, by the draft's child. It stays in this page's memory until it is sent,
 * and is never stored: nobody who uses the computer after them finds it.
 */
const told = kept("medical", z.record(z.string(), z.string()), "page");

export const medicalTold = (childId: string) => told.read()?.[childId] ?? "";
export const tellMedical = (childId: string, text: string) =>
  told.keep({ ...told.read(), [childId]: text.trim() && text });
export const forgetMedical = told.forget;
