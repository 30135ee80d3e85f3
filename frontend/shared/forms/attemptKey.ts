/** Random where the browser offers randomUUID only on https. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The same booking sent again, by a double click or after a broken connection, carries the same key; another one a new key. */
export const attemptKeys = () => {
  let [last, key] = ["", ""];
  return (booking: object) => {
    const told = JSON.stringify(booking);
    if (told !== last) [last, key] = [told, newKey()];
    return key;
  };
};
