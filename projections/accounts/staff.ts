import type { UserView } from "./view.ts";

/** Who is looking: an instructor sees what concerns them, an admin everything. */
export type Staff = { readonly instructor: string } | "admin";

/** For someone whose role was checked before. */
export const staffOf = ({ id, role }: Pick<UserView, "id" | "role">): Staff =>
  role === "admin" ? "admin" : { instructor: id };
