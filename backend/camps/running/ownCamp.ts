import { z } from "zod";
import { manages } from "../../../projections/accounts/managingRule.ts";
import { isStaff, staffOf, type UserView } from "../../../projections/accounts/open.ts";
import { campById, type CampReading, locateCamp } from "../../../projections/camps/campQueries.ts";
import { withRegistrations } from "../../../projections/camps/managedCamps.ts";
import type { Backend } from "../../backend.ts";
import { Rejection } from "../../http/rejection.ts";
import { sought } from "../../sought.ts";
import { noSuchCamp } from "../admission.ts";
import { CampView, CampWithRegistrationsView } from "../contract.ts";

/** With who comes, for those who run it. */
export const ShownCampView = z.union([CampWithRegistrationsView, CampView]);

export const readerOf = (user: UserView | undefined): CampReading["reader"] =>
  user && isStaff(user.role) ? staffOf(user) : "everybody";

/** As this person sees it. */
export const shownCamp = async ({ db, time }: Pick<Backend, "db" | "time">, user: UserView | undefined, id: string) => {
  const found = await campById(db, { id, today: time.today(), reader: readerOf(user) });
  return found && (await withRegistrations(db, user, [found]))[0];
};

/**
 * Throws unless the camp is this person's own or they are an admin. Camps are public, so it is forbidden, not hidden;
 * drafts are not.
 */
export const ownCamp = async (backend: Pick<Backend, "db" | "caughtUp">, user: UserView, id: string) => {
  const { instructorId, isDraft } = await sought(backend, () => locateCamp(backend.db, id), noSuchCamp);
  if (manages(user, instructorId)) return;
  throw isDraft ? noSuchCamp() : new Rejection("forbidden", "NotYours", "This is another instructor's camp.");
};
