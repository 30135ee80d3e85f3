import { useSyncExternalStore } from "react";

/** What the markup in this page's file was rendered for. Waking up starts from the same, and only then looks around. */
export type Rendered = {
  url: string;
  parameters: string[]; // of the address, whose values the markup does not show
  signedIn: boolean;
};

let known: Rendered | null | undefined;
const told = (): Rendered | null => JSON.parse(document.getElementById("rendered")?.textContent ?? "null");

/** Null where the file holds no page but a place for it. */
export const rendered = () => (known === undefined ? (known = told()) : known);

/** For the build. */
export const renderFor = (page: Rendered) => {
  known = page;
};

const never = () => () => {};
/** False in markup of the build and while it wakes up: what only this browser knows must wait for true. */
export const useAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
