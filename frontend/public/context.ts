import type { Role } from "../../backend/accounts/contract.ts";

/** Where the bar leads. */
export interface Destination {
  readonly to: string;
  readonly label: string;
  /** Nobody is logged in where there is no role. Without this it is for everybody. */
  readonly isFor?: (role: Role | undefined) => boolean;
  /** A full page load. */
  readonly otherApplication?: true;
}

/** Which file of this folder shows a path. */
export type PageFiles = Readonly<Record<string, `./${string}.tsx`>>;

/** The face of a context in this room. It names files, and imports none: each page is its own chunk. */
export interface Context {
  readonly pages: PageFiles;
  readonly destinations?: readonly Destination[];
}
