import type { MembershipEvent } from "../../eventstore/memberships/events.ts";
import { userById } from "../../projections/accounts/open.ts";
import { standingOf } from "../../projections/memberships/queries.ts";
import { isActive, monthAfter } from "../../projections/memberships/standingRule.ts";
import { guardiansOf, playerNames } from "../../projections/players/open.ts";
import type { Backend } from "../backend.ts";
import type { Letter, Post } from "../post.ts";
import { type Process, processOf } from "../process.ts";
import { longDay, momentNow } from "./moment.ts";

type Desk = Pick<Backend, "db" | "time">;
interface Reader {
  readonly id: string; // tells one reader of the same news from another
  readonly to: Post["to"];
}

/** The accounts that may act for a player, and whoever confirmed as guardian of one of them. */
const readersFor = async (db: Desk["db"], playerId: string): Promise<Reader[]> => {
  const accounts = await Promise.all((await guardiansOf(db, playerId)).map((id) => userById(db, id)));
  const readers = accounts.flatMap((account): Reader[] => {
    if (!account?.email) return [];
    const { id, email, firstName, lastName, guardian, parentEmail, parentName } = account;
    const own = { id, to: { email, name: [firstName, lastName].filter(Boolean).join(" ") } };
    if (guardian !== "confirmed" || !parentEmail) return [own];
    return [own, { id: `${id} guardian`, to: { email: parentEmail, name: parentName ?? undefined } }];
  });
  const addresses = readers.map(({ to }) => to.email.toLowerCase());
  return readers.filter((_, n) => addresses.indexOf(addresses[n]!) === n);
};

const firstNameOf = async (db: Desk["db"], playerId: string) =>
  (await playerNames(db, [playerId])).get(playerId)?.split(" ")[0] ?? "Your player";

const toFamily = async (
  db: Desk["db"],
  { id, playerId, kind, letter }: { id: string; playerId: string; kind: string; letter: Letter },
): Promise<Post[]> =>
  (await readersFor(db, playerId)).map((reader) => ({
    key: `${id} ${kind} ${reader.id}`,
    kind,
    to: reader.to,
    subjects: [...new Set([reader.id.split(" ")[0]!, playerId])],
    letter,
  }));

const dashboard = { label: "Open the dashboard", path: "/player-dashboard" };

/** Only what still holds when it is written. */
const mailWhenActivated = ({ db, time }: Desk): Process =>
  processOf<MembershipEvent>("mail family when membership activated", {
    MembershipActivated: async ({ id, data: { playerId } }) => {
      const moment = momentNow(time);
      const { standing, allowed, endsAt } = await standingOf(db, playerId, moment);
      if (!isActive(standing)) return [];
      const name = await firstNameOf(db, playerId);
      const lastDay = endsAt && time.wallClock(new Date(Date.parse(endsAt) - 1).toISOString()).date;
      return toFamily(db, {
        id,
        playerId,
        kind: "membership activated",
        letter: {
          subject: "Your video membership is active",
          heading: `${name}'s video membership is active`,
          paragraphs: [
            `That's ${allowed} videos a month, starting now. Unused ones don't carry over: the next month begins on ${longDay(`${monthAfter(moment.month)}-01`)}.`,
            lastDay
              ? `The membership is active through ${longDay(lastDay)}. No card is charged for it.`
              : "No card is charged for it.",
          ],
          button: dashboard,
        },
      });
    },
  });

const mailWhenDeactivated = ({ db, time }: Desk): Process =>
  processOf<MembershipEvent>("mail family when membership deactivated", {
    MembershipDeactivated: async ({ id, data: { playerId } }) => {
      const { standing } = await standingOf(db, playerId, momentNow(time));
      if (isActive(standing)) return [];
      const name = await firstNameOf(db, playerId);
      return toFamily(db, {
        id,
        playerId,
        kind: "membership ended",
        letter: {
          subject: "Your video membership has ended",
          heading: `${name}'s video membership has ended`,
          paragraphs: [
            "New videos can't be uploaded anymore. Videos and feedback from before stay on the dashboard.",
            "If you didn't expect this, please reply to this email.",
          ],
          button: dashboard,
        },
      });
    },
  });

export const membershipMails = [mailWhenActivated, mailWhenDeactivated];
