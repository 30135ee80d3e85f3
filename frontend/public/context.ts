import type { Role } from "../../backend/accounts/contract.ts";

/** Where the bar leads. */
export interface Destination {
  readonly to: string;
  readonly label: string;
  /** Who sees it; a visitor has no role. Left out, everybody does. */
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
