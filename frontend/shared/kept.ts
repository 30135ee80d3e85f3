import type { Shape } from "./api.ts";

/** How long it lives: until the page is loaded anew, until the tab is closed, or until somebody logs out. */
type Where = "page" | "tab" | "browser";

export interface Kept<T> {
  keep: (value: T) => void;
  /** Null where nothing is kept, or nothing of this shape. */
  read: () => T | null;
  forget: () => void;
}

const prefix = "fungo.";
const inPage = new Map<string, string>();
const storages = { page: () => null, tab: () => sessionStorage, browser: () => localStorage };

/** Null where a browser keeps its storage from us, or has no room left. */
const tried = <T>(what: () => T) => {
  try {
    return what();
  } catch {
    return null;
  }
};

/**
 * One thing that is kept in the browser, such as what was typed into a form. Without storage it lives as long as the
 * page. What must never be stored, such as words on somebody's health, is kept in the "page".
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
      forget(); // or an older value would be read where there is no room for this one
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

/** At log-out: nothing of this person stays in the browser, whichever page kept it. */
export const forgetAllKept = () => {
  inPage.clear();
  for (const where of ["tab", "browser"] as const)
    tried(() => {
      const storage = storages[where]();
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    });
};
