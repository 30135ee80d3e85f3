import { LRUCache } from "lru-cache";
import type { UserView } from "../../projections/accounts/open.ts";
import { videoById, videoFile } from "../../projections/videos/queries.ts";
import type { Viewer } from "../../projections/videos/visible.ts";
import type { Backend } from "../backend.ts";
import { sought } from "../sought.ts";
import { noSuchVideo } from "./video.ts";

const sees: Readonly<Record<UserView["role"], Viewer["sees"]>> = {
  student: "own",
  instructor: "assigned or unassigned",
  admin: "all",
};
export const viewerOf = ({ id, role }: UserView): Viewer => ({ userId: id, sees: sees[role] });

/** Who may call what is for everybody who sees a video. */
export const viewers = {
  who: "signed in",
  whoInWords:
    "whoever may act for the player, the instructor it's assigned to, every instructor while there's none, and admins",
} as const;

/** A video that the caller may see. Throws a Rejection. */
export const seen = (backend: Backend, user: UserView, id: string) =>
  sought(backend, () => videoById(backend.db, viewerOf(user), id), noSuchVideo);

type Found = NonNullable<Awaited<ReturnType<typeof videoFile>>>;
const known = new LRUCache<string, { readonly found: Found; readonly written: string }>({ max: 10_000 });

/**
 * A file that the viewer may see; undefined if there is none. Playing a video asks for hundreds of its parts: what was
 * found holds until anything is written to the read models.
 */
export const fileFor = async ({ db, versions }: Pick<Backend, "db" | "versions">, viewer: Viewer, fileId: string) => {
  const { written } = await versions.now();
  const key = `${viewer.userId} ${viewer.sees} ${fileId}`;
  const before = known.get(key);
  if (before?.written === written) return before.found;
  const found = await videoFile(db, viewer, fileId);
  if (found) known.set(key, { found, written });
  else known.delete(key);
  return found;
};
