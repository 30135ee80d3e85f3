import { useSyncExternalStore } from "react";

/** What the markup in this page's file was rendered for. Hydration starts from the same. */
export type Rendered = {
  url: string;
  parameters: string[]; // of the address, whose values do not show in the markup
  signedIn: boolean;
};

let known: Rendered | null | undefined;
const told = (): Rendered | null => JSON.parse(document.getElementById("rendered")?.textContent ?? "null");

/** Null if the file holds a skeleton instead of a page. */
export const rendered = () => (known === undefined ? (known = told()) : known);

/** For the build. */
export const renderFor = (page: Rendered) => {
  known = page;
};

const never = () => () => {};
/** False in the build's markup and during hydration. Whatever only this browser knows must wait for true. */
export const useAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
