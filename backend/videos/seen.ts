import type { UserView } from "../../projections/accounts/open.ts";
import { videoById, type Viewer } from "../../projections/videos/queries.ts";
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
