import type { UserView } from "./view.ts";

/** Who looks: an instructor sees what concerns them, an admin everything. */
export type Staff = { readonly instructor: string } | "admin";

/** Of somebody whose role was checked before. */
export const staffOf = ({ id, role }: Pick<UserView, "id" | "role">): Staff =>
  role === "admin" ? "admin" : { instructor: id };
