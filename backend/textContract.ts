import { z } from "zod";

/**
 * Zero-width characters, and those that change the direction of what follows. With them one name passes for another,
 * and the end of a line is read first. Joiners go, too: names and emoji written with them stay readable without.
 */
const unseen = /\p{Bidi_Control}|[\u180e\u200b-\u200d\u2060-\u206f\ufeff]/gu;

/** What can be seen of a text. */
export const shown = (text: string) => text.replace(unseen, "");

/** The same on one line, for mail headers and calendars. */
export const oneLine = (text: string) =>
  shown(text)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

export const tooLong = (most: number) => `Please use at most ${most.toLocaleString("en-US")} characters`;

/** The version of the policies that stood beside the button. A form of an older page, or a program, says none. */
export const agreedTo = z.string().max(64).optional();

/** A required text, such as a name or a title. `please` asks for it. */
export const requiredText = (please: string, most = 100) =>
  z.string(please).overwrite(shown).trim().min(1, please).max(most, tooLong(most));

/** A text that may be left out; null where it is empty. */
export const optionalText = (most = 200) =>
  z
    .string()
    .overwrite(shown)
    .trim()
    .max(most, tooLong(most))
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null));

/** An email address as accounts know it, in lower case. */
export const email = (missing = "Please enter your email address") =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(254, "This email address is too long")
    .pipe(z.email("Please enter an email address like name@example.com"))
    .transform((text) => text.normalize("NFC").toLowerCase());

/** It gets into a header. */
export const emailSubject = z
  .string("Please enter a subject")
  .regex(/^[^\r\n]*$/, "Please keep this on one line")
  .pipe(requiredText("Please enter a subject", 200));

/** A note of the staff's for each other. */
export const WriteNote = z.object({ words: requiredText("Please write a note", 2000) });
export type WriteNote = z.infer<typeof WriteNote>;

export const passwordLength = { min: 10, max: 200 };
export const newPassword = z
  .string("Please choose a password")
  .min(passwordLength.min, `Please use at least ${passwordLength.min} characters`)
  .max(passwordLength.max, `Please use at most ${passwordLength.max} characters`);
