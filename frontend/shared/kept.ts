/** Anything that checks what was kept, such as a zod schema. */
interface Shape<T> {
  parse(told: unknown): T;
}

/** How long it lives: until the page reloads, until the tab closes, or until the user logs out. */
type Where = "page" | "tab" | "browser";

export interface Kept<T> {
  keep: (value: T) => void;
  /** Null if nothing of this shape is kept. */
  read: () => T | null;
  forget: () => void;
}

const prefix = "fungo.";
const inPage = new Map<string, string>();
const storages = { page: () => null, tab: () => sessionStorage, browser: () => localStorage };

/** Null if the browser denies access to storage, or it is full. */
const tried = <T>(what: () => T) => {
  try {
    return what();
  } catch {
    return null;
  }
};

/**
 * One thing kept in the browser, such as a form's draft. Without storage it lives as long as the page. Use "page" for
 * what must never be stored, such as medical information.
 */
export const kept = <T>(name: string, shape: Shape<T>, where: Where = "tab"): Kept<T> => {
  const key = prefix + name;
  const storage = storages[where];
  const forget = () => {
    inPage.delete(key);
    tried(() => storage()?.removeItem(key));
  };
  return {
    keep: (value) => {
      const text = JSON.stringify(value);
      forget(); // if there is no room for the new value, the old one must not come back
      const isStored = tried(() => {
        storage()?.setItem(key, text);
        return storage() !== null;
      });
      if (!isStored) inPage.set(key, text);
    },
    read: () => {
      const text = tried(() => storage()?.getItem(key)) ?? inPage.get(key);
      return text === undefined ? null : tried(() => shape.parse(JSON.parse(text)));
    },
    forget,
  };
};

const whenForgotten = new Set<() => void>();
/** For who holds in memory what it keeps here. Called when everything is forgotten at once. */
export const onForgetAllKept = (listener: () => void) => void whenForgotten.add(listener);

/** At log-out, nothing of the user stays in the browser, whichever page kept it. */
export const forgetAllKept = () => {
  for (const listener of whenForgotten) listener();
  inPage.clear();
  for (const where of ["tab", "browser"] as const)
    tried(() => {
      const storage = storages[where]();
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    });
};
