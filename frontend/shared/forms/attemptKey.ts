/** Not randomUUID, which browsers offer on https only. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The same, where an id has to be a UUID. */
export const newUuid = () => newKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-a$4-$5");

/**
 * The same body sent again, say after a broken connection, gets the same key; a different one gets a new key, and so
 * does every body once the last one was answered and its key is forgotten.
 */
export const attemptKeys = () => {
  let [last, key] = ["", ""];
  return {
    keyOf: (booking: object) => {
      const told = JSON.stringify(booking);
      if (told !== last) [last, key] = [told, newKey()];
      return key;
    },
    forget: () => void (last = ""),
  };
};
