import type { Knex } from "knex";
import { z } from "zod";
import { comesOn, dayNumber, daysOf } from "../../../backend/camps/daysRule.ts";
import { dollars } from "../../list.ts";
import { inPages } from "../../inPages.ts";
import { isSigned } from "../../players/open.ts";
import { read } from "../../read.ts";
import { campParticipants, campRegistrations } from "../campRegistrations.ts";
import { moneyOfRegistrations } from "../paymentQueries.ts";
import { camps } from "../tables.ts";
import { CampDayView, DayPlayerView } from "../view.ts";
import { campVisits } from "./campVisits.ts";

const neverCame = { checkedInAt: null, broughtBy: null, checkedOutAt: null, pickedUpBy: null };

type OtherParent = z.input<typeof DayPlayerView>["otherParents"][number];
/** Whoever answers for participant `p`, and did not register them. */
const otherParents = `cross join lateral (
  select coalesce(jsonb_agg(jsonb_build_object('name', concat_ws(' ', u."firstName", u."lastName"), 'phone', u."phoneNumber")
                            order by a.since), '[]') as "otherParents"
    from read.guardians a join read.users u on u.id = a."userId"
   where a."playerId" = coalesce((select k."keptAs" from read.players k where k.id = p."playerId"), p."playerId")
     and a.until is null and a."userId" is distinct from g."payerId"
     and u."firstName" is not null) o`;

/**
 * One day of a camp with everyone who comes on it, or came before they were withdrawn or the day was moved away.
 * Undefined: no such day. `wasThere`: it was one, though nobody is left who came before it was moved away.
 */
export const campDay = async (
  db: Knex,
  {
    campId,
    day,
    waiver,
    wasThere = false,
  }: { campId: string; day: string; waiver: string | undefined; wasThere?: boolean },
): Promise<CampDayView | undefined> => {
  const camp = await read(db, camps).where({ id: campId }).first();
  if (!camp) return undefined;
  const number = dayNumber(camp, day) ?? null;
  const visits = await read(db, campVisits).where({ campId, day }).orderBy("visit");
  if (number === null && visits.length === 0 && !wasThere) return undefined;
  const players = await read(db, campParticipants.as("p"))
    .join(campRegistrations.as("g"), "g.id", "p.registrationId")
    .leftJoin(moneyOfRegistrations(db).as("m"), "m.registrationId", "p.registrationId") // nobody is missing for it
    .joinRaw<{ readonly "o.otherParents": OtherParent[] }>(otherParents)
    .where("p.campId", campId)
    .orderByRaw(`lower(p."playerName"), p.id`)
    .select(
      "p.*",
      "g.parentName",
      "g.parentPhone",
      "o.otherParents",
      "m.outstandingCents",
      "g.registrationOption",
      "g.selectedDays",
      db.raw<{ hasWaiver: boolean | null }>(
        `case when cast(:waiver as text) is not null and p."playerId" is not null then ${isSigned(`p."playerId"`)} end as "hasWaiver"`,
        { waiver: waiver ?? null },
      ),
    );
  const lastVisits = new Map(visits.map((visit) => [visit.participantId, visit]));
  return CampDayView.parse({
    ...camp,
    campId,
    day,
    number,
    days: daysOf(camp),
    isCanceled: camp.canceledDays.includes(day),
    players: players
      .filter((one) => (number !== null && !one.isWithdrawn && comesOn(one, number)) || lastVisits.has(one.id))
      .map((player) => {
        const visit = lastVisits.get(player.id);
        const state = visit === undefined ? "expected" : visit.checkedOutAt === null ? "here" : "left";
        const { id, medicalInfo, outstandingCents } = player;
        const owed = outstandingCents === null ? null : dollars(outstandingCents);
        return { ...neverCame, ...visit, ...player, id, owed, hasHealthNotes: medicalInfo !== null, state };
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
