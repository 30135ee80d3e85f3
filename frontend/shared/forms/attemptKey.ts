import type { Kept } from "../kept.ts";

/** Not randomUUID, which browsers offer on https only. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The same, where an id has to be a UUID. */
export const newUuid = () => newKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-a$4-$5");

/** What was sent last without an answer so far, and with which key. */
export type Attempted = { told: string; key: string };

const untilItGoes = (): Kept<Attempted> => {
  let attempted: Attempted | null = null;
  return { keep: (now) => (attempted = now), read: () => attempted, forget: () => (attempted = null) };
};

/**
 * The same body sent again, say after a broken connection, gets the same key; a different one gets a new key, and so
 * does every body once the last one was answered and its key is forgotten.
 */
export const attemptKeys = ({ keep, read, forget } = untilItGoes()) => ({
  keyOf: (booking: object) => {
    const told = JSON.stringify(booking);
    const last = read();
    if (last?.told === told) return last.key;
    const key = newKey();
    keep({ told, key });
    return key;
  },
  forget,
});
