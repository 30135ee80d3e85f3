import { createHmac, timingSafeEqual } from "node:crypto";
import type { SubjectKeys } from "../../eventstore/subjectKeys.ts";

/** Nobody by this name can be erased: its key lasts as long as the vault, and goes into every backup. */
const keyedBy = "suppressions";

const digest = (key: Buffer, what: string, of: string) =>
  createHmac("sha256", key).update(`${what}\n${of}`).digest("base64url");

/**
 * Addresses as we remember those that want no mail: by a fingerprint, from which the address cannot be found. Its key is
 * not the one that signs cookies, because a new one of those must not let us forget who unsubscribed.
 */
export const recipients = (keys: Pick<SubjectKeys, "forSealing">) => {
  const key = async () => (await keys.forSealing([keyedBy])).get(keyedBy)!.key;
  return {
    fingerprintOf: async (address: string) => digest(await key(), "address", address.trim().toLowerCase()),

    /** For the link of whoever has this fingerprint; it works for good. */
    tokenOf: async (fingerprint: string) => `${fingerprint}.${digest(await key(), "unsubscribe", fingerprint)}`,

    /** Whose token it is; undefined if it is not ours. */
    fingerprintIn: async (token: string): Promise<string | undefined> => {
      const [fingerprint = "", proof = ""] = token.split(".");
      const [claimed, right] = [Buffer.from(proof), Buffer.from(digest(await key(), "unsubscribe", fingerprint))];
      return claimed.length === right.length && timingSafeEqual(claimed, right) ? fingerprint : undefined;
    },
  };
};
