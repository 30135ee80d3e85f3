import type { Knex } from "knex";
import { z } from "zod";
import { comesOn, dayNumber, daysOf } from "../../../backend/camps/daysRule.ts";
import { inPages } from "../../inPages.ts";
import { isSigned } from "../../players/open.ts";
import { read } from "../../read.ts";
import { campParticipants, campRegistrations } from "../campRegistrations.ts";
import { camps } from "../tables.ts";
import { CampDayView, DayPlayerView } from "../view.ts";
import { campVisits } from "./campVisits.ts";

const neverCame = { checkedInAt: null, broughtBy: null, checkedOutAt: null, pickedUpBy: null };

/** One day of a camp with everyone who comes on it, or came before they were withdrawn. Undefined: no such day. */
export const campDay = async (
  db: Knex,
  { campId, day, waiver }: { campId: string; day: string; waiver: string | undefined },
): Promise<CampDayView | undefined> => {
  const camp = await read(db, camps).where({ id: campId }).first();
  const number = camp && dayNumber(camp, day);
  if (!camp || number === undefined) return undefined;
  const players = await read(db, campParticipants.as("p"))
    .join(campRegistrations.as("g"), "g.id", "p.registrationId")
    .where("p.campId", campId)
    .orderByRaw(`lower(p."playerName"), p.id`)
    .select(
      "p.*",
      "g.parentName",
      "g.parentPhone",
      "g.registrationOption",
      "g.selectedDays",
      db.raw<{ hasWaiver: boolean | null }>(
        `case when cast(:waiver as text) is not null and p."playerId" is not null then ${isSigned(`p."playerId"`)} end as "hasWaiver"`,
        { waiver: waiver ?? null },
      ),
    );
  const visits = await read(db, campVisits).where({ campId, day }).orderBy("visit");
  const lastVisits = new Map(visits.map((visit) => [visit.participantId, visit]));
  return CampDayView.parse({
    ...camp,
    campId,
    day,
    number,
    days: daysOf(camp),
    isCanceled: camp.canceledDays.includes(day),
    players: players
      .filter((one) => (!one.isWithdrawn && comesOn(one, number)) || lastVisits.has(one.id))
      .map((player) => {
        const visit = lastVisits.get(player.id);
        const state = visit === undefined ? "expected" : visit.checkedOutAt === null ? "here" : "left";
        const { id, medicalInfo } = player;
        return { ...neverCame, ...visit, ...player, id, hasHealthNotes: medicalInfo !== null, state };
      }),
  });
};

const HeldVisit = DayPlayerView.pick({
  registrationId: true,
  checkedInAt: true,
  broughtBy: true,
  checkedOutAt: true,
  pickedUpBy: true,
}).extend({ participantId: z.string(), day: z.iso.date() });

/** When the players of an account's registrations came to camps, and with whom. */
export async function* visitsHeldOn(db: Knex, payerId: string) {
  for await (const row of inPages(read(db, campVisits).where({ payerId }), { key: "id" })) yield HeldVisit.parse(row);
}
