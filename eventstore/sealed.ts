import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const tagBytes = 16;

/** AES-256-GCM with a random IV. `context` is authenticated, so a text moved elsewhere does not open. */
export const seal = (key: Buffer, clear: Buffer, context: string) => {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(context));
  return { iv, sealed: Buffer.concat([cipher.update(clear), cipher.final(), cipher.getAuthTag()]) };
};

/** Throws if the key, the text or its context is not the original one. */
export const open = (key: Buffer, { iv, sealed }: { iv: Buffer; sealed: Buffer }, context: string) => {
  const decipher = createDecipheriv("aes-256-gcm", key, iv)
    .setAAD(Buffer.from(context))
    .setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
};
