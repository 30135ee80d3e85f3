/** That somebody logged in here before: a hint, never a proof. The session itself is the server's. */
const key = "fungo.signed-in";
const listeners = new Set<() => void>();

export const maybeSignedIn = () => {
  try {
    return localStorage.getItem(key) === "yes";
  } catch {
    return false; // storage is closed to us
  }
};

export const rememberSignedIn = (signedIn: boolean) => {
  try {
    if (signedIn) localStorage.setItem(key, "yes");
    else localStorage.removeItem(key);
  } catch {
    // Without storage the hint is simply missing.
  }
  for (const listener of listeners) listener();
};

export const onSignedInChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
