import { z } from "zod";
import { StoreUnavailable } from "../../../eventstore/eventStore.ts";
import type { UserView } from "../../../projections/accounts/open.ts";
import { campById, campOwner, type CampReading } from "../../../projections/camps/campQueries.ts";
import { keeps, withRegistrations } from "../../../projections/camps/keptCamps.ts";
import type { Backend } from "../../backend.ts";
import { Rejection } from "../../http/rejection.ts";
import { noSuchCamp } from "../admission.ts";
import { CampView, CampWithRegistrationsView } from "../contract.ts";

/** What is found about a camp, also where it was published through another node a moment ago. Throws where there is none. */
export const foundCamp = async <T>({ caughtUp }: Pick<Backend, "caughtUp">, find: () => Promise<T | undefined>) => {
  const found = await find();
  if (found !== undefined) return found;
  const known = await caughtUp();
  const late = await find();
  if (late !== undefined) return late;
  if (!known) throw new StoreUnavailable("whether there is such a camp is not known at this moment");
  throw noSuchCamp();
};

/** How somebody reads camps: who keeps some is told who comes to those. */
export const readerOf = (user: UserView | undefined): CampReading["reader"] =>
  user?.role === "admin" ? "admin" : user?.role === "instructor" ? { instructor: user.id } : "everybody";

/** With who comes, for those who keep it. */
export const ShownCampView = z.union([CampWithRegistrationsView, CampView]);

/** As this person sees it. */
export const shownCamp = async ({ db, time }: Pick<Backend, "db" | "time">, user: UserView | undefined, id: string) => {
  const found = await campById(db, { id, today: time.today() });
  return found && (await withRegistrations(db, readerOf(user), [found]))[0];
};

/** Whether a camp of this instructor is this person's to keep: its owner's, and every admin's. */
export const isOwn = (user: UserView | undefined, instructorId: string) => keeps(readerOf(user), { instructorId });

/** Throws where a camp is not this person's own, nor they an admin. Camps are public, so it is forbidden, not hidden. */
export const ownCamp = async (backend: Pick<Backend, "db" | "caughtUp">, user: UserView, id: string) => {
  const instructorId = await foundCamp(backend, () => campOwner(backend.db, id));
  if (!isOwn(user, instructorId)) throw new Rejection("forbidden", "NotYours", "This is another instructor's camp.");
};
