import { roleOf, type UserView } from "../../projections/accounts/open.ts";
import type { Backend } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";

/** Who may change schedules. */
export const staff = {
  who: ["instructor", "admin"],
  whoInWords: "the instructor whose schedule it is, and admins for them",
} as const;

/** Whose schedule a call is about: instructors have one, whatever they name, and admins name whose. */
export const scheduleOf = async ({ db }: Pick<Backend, "db">, user: UserView, named: string | undefined) => {
  if (user.role === "instructor") return user.id;
  if (named && (await roleOf(db, named)) === "instructor") return named;
  const message = named ? "This coach doesn't give lessons here anymore." : "Please choose a coach";
  throw new Rejection("invalid", "Invalid", message, { issues: [{ path: ["instructorId"], message }] });
};
