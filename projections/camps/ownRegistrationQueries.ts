import type { Knex } from "knex";
import { registrationSubject } from "../../eventstore/camps/events.ts";
import { users } from "../accounts/tables.ts";
import { actedFor } from "../players/open.ts";
import { players } from "../players/tables.ts";
import { read } from "../read.ts";
import { campParticipants, campRegistrations } from "./campRegistrations.ts";
import { campById, campsByIds } from "./campQueries.ts";
import { firstNames } from "../../backend/camps/firstNamesRule.ts";
import {
  childrenOfPayer,
  forItsPayer,
  registrationRow,
  registrations,
  type Row,
  fieldsOf,
} from "./registrationRows.ts";
import { camps } from "./tables.ts";
import { GuardedPlaceView, OwnRegistrationView } from "./registrationView.ts";
import type { CampView } from "./view.ts";

/** Who looks at their own registrations, with or without an account, and the facility's day. */
interface Own {
  readonly userId: string | undefined;
  readonly today: string;
}

/** A registration as its family sees it. Whole names of children only for the payer, logged in. */
const ownView = (all: Row, { camp, named }: { camp: CampView | undefined; named: boolean }): OwnRegistrationView => {
  const row = forItsPayer(all);
  const names = row.children.map(({ playerName }) => playerName);
  const shown = named ? names : firstNames(names);
  return OwnRegistrationView.parse({
    ...fieldsOf(row),
    isPayer: named,
    places: row.children.map(({ id, playerId, ageGroup, divisionId, isWithdrawn, mayPickUp, mayNotPickUp }, n) => ({
      id,
      playerId: named ? playerId : null,
      playerName: shown[n],
      ageGroup,
      divisionId,
      isWithdrawn,
      mayPickUp: named ? mayPickUp : null,
      mayNotPickUp: named ? mayNotPickUp : null,
    })),
    camp,
  });
};
const isPayer = ({ payerId }: Row, { userId }: Own) => userId !== undefined && userId === payerId;

export const ownRegistration = async (db: Knex, id: string, own: Own): Promise<OwnRegistrationView | undefined> => {
  const row = await registrationRow(db, id);
  if (!row) return undefined;
  return ownView(row, { camp: await campById(db, { today: own.today, id: row.campId }), named: isPayer(row, own) });
};

/**
 * For a letter to the parent that names the children; `subjects` are those whose keys seal it. A player's other parents
 * are found by `playerId`, also where the payer doesn't manage that player.
 */
const forLetter = (row: Row, camp: CampView | undefined) => {
  const view = ownView(row, { camp, named: true });
  const children = childrenOfPayer(row).map(({ playerId, isOthers }) => ({ playerId, isOthers }));
  return {
    ...view,
    places: view.places.map((place, n) => ({ ...place, ...children[n]! })),
    payerId: row.payerId,
    subjects: [
      registrationSubject({ payerId: row.payerId, registrationId: row.id }),
      ...children.flatMap(({ playerId }) => playerId ?? []),
    ],
  };
};
export type RegistrationForLetter = ReturnType<typeof forLetter>;

export const registrationForLetter = async (db: Knex, id: string, today: string) => {
  const row = await registrationRow(db, id);
  return row && forLetter(row, await campById(db, { today, id: row.campId }));
};

/** All families that come to a camp and can be written to, in the order they registered. */
export const registrationsForLetters = async (db: Knex, campId: string, today: string) => {
  const [camp, rows] = await Promise.all([
    campById(db, { today, id: campId }),
    registrations(db)
      .where({ "g.campId": campId, "g.isWithdrawn": false })
      .whereNotNull("g.parentEmail")
      .orderBy(["g.registeredAt", "g.id"]),
  ]);
  return rows.map((row) => forLetter(row, camp));
};

/** Those of an account and those a browser holds links to, latest first. */
export const ownRegistrations = async (
  db: Knex,
  own: Own,
  { held, campId }: { held: readonly string[]; campId?: string | undefined },
): Promise<OwnRegistrationView[]> => {
  const rows = await registrations(db)
    .where((found) => {
      void found.where((opened) => void opened.whereIn("g.id", held).where("g.isHandedOver", false));
      if (own.userId !== undefined) void found.orWhere("g.payerId", own.userId);
    })
    .modify((found) => {
      if (campId !== undefined) void found.where("g.campId", campId);
    })
    .orderBy([
      { column: "g.registeredAt", order: "desc" },
      { column: "g.id", order: "desc" },
    ]);
  const campIds = new Set(rows.map((row) => row.campId));
  const campOf = await campsByIds(db, { today: own.today, ids: [...campIds] });
  return rows.map((row) => ownView(row, { camp: campOf.get(row.campId), named: isPayer(row, own) }));
};

/** Spots of this account's players that somebody else registered. */
const guardedPlaces = (db: Knex, userId: string) =>
  read(db, campParticipants.as("p"))
    .join(campRegistrations.as("g"), "g.id", "p.registrationId")
    .join(camps.as("c"), "c.id", "g.campId")
    .leftJoin(users.as("u"), "u.id", "g.payerId")
    .leftJoin(players.as("k"), "k.id", "p.playerId")
    .whereRaw(actedFor('p."playerId"'), { me: userId })
    .whereRaw(`g."payerId" is distinct from ?`, [userId])
    .where({ "p.isWithdrawn": false, "g.isWithdrawn": false });

/** The same, the camp that begins last first. */
export const listGuardedPlaces = async (
  db: Knex,
  { userId, today }: { userId: string; today: string },
): Promise<GuardedPlaceView[]> => {
  const rows = await guardedPlaces(db, userId).select(
    "p.id",
    "p.registrationId",
    "p.campId",
    "k.keptAs as playerId",
    "p.playerName",
    "p.divisionId",
    "g.registrationOption",
    "g.selectedDays",
    "u.firstName as registeredBy",
    "c.isCancelled as campIsCancelled",
  );
  const campOf = await campsByIds(db, { today, ids: [...new Set(rows.map(({ campId }) => campId))] });
  const places = rows.map((row) => {
    const camp = campOf.get(row.campId);
    const ageGroup = camp?.divisions.find(({ id }) => id === row.divisionId)?.ageGroup ?? null;
    return GuardedPlaceView.parse({ ...row, ageGroup, camp });
  });
  return places.toSorted((one, other) => other.camp.startDate.localeCompare(one.camp.startDate));
};

/** Whether it is one of them. */
export const guardsPlace = async (
  db: Knex,
  { userId, registrationId, participantId }: { userId: string; registrationId: string; participantId: string },
): Promise<boolean> =>
  (await guardedPlaces(db, userId).where({ "p.id": participantId, "g.id": registrationId }).first("p.id")) !==
  undefined;

/** Registrations of an account's players for camps that end on a day or later: its own, and its players' in others. */
export const registrationsOfFamily = async (
  db: Knex,
  { userId, from, today }: { userId: string; from: string; today: string },
) => {
  const theirs = await read(db, campParticipants)
    .whereRaw(actedFor(`"playerId"`), { me: userId })
    .select("id", "registrationId");
  const rows = await registrations(db)
    .where("c.endDate", ">=", from)
    .where("g.isWithdrawn", false)
    .where((found) => {
      const ids = theirs.map(({ registrationId }) => registrationId);
      void found.whereIn("g.id", ids).orWhere("g.payerId", userId);
    })
    .orderBy(["c.startDate", "g.id"]);
  const campOf = await campsByIds(db, { today, ids: [...new Set(rows.map(({ campId }) => campId))] });
  const isTheirs = new Set(theirs.map(({ id }) => id));
  return rows.flatMap((row) => {
    const view = ownView(row, { camp: campOf.get(row.campId), named: false });
    const places = row.payerId === userId ? view.places : view.places.filter(({ id }) => isTheirs.has(id));
    const isComing = places.some((place) => !place.isWithdrawn);
    return isComing ? [{ ...view, places }] : [];
  });
};
