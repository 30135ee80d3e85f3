import { campStream } from "../../eventstore/camps/events.ts";
import type { Actor } from "../../eventstore/eventStore.ts";
import type { Backend } from "../backend.ts";
import { camp } from "../camps/camp.ts";
import { PublishCamp } from "../camps/running/publishContract.ts";
import { markPayment } from "../camps/money/payMark.ts";
import { publishCamp } from "../camps/running/publishCamp.ts";
import { described } from "../camps/registrations/familyChildren.ts";
import { register } from "../camps/registrations/register.ts";
import { newTerms } from "../camps/running/termsFrom.ts";
import { joinWaitlist } from "../camps/waitlist/waitlist.ts";
import { type Command, newId } from "../command.ts";
import { type DemoCamp, demoCamps, type DemoFamily } from "./camps.ts";

/** The coach's camps, future and past, with families that paid, paid in part, paid nothing yet, or wait. */
export const enterCamps = async ({
  backend,
  at,
  command,
  player,
  coach,
}: {
  backend: Backend;
  at: (days: number) => string;
  command: (key: string, when: string, actor?: Actor) => Command;
  player: string;
  coach: string;
}) => {
  const { time, handle } = backend;
  const owner = { userId: coach, role: "instructor" };
  const dayAt = (days: number) => time.wallClock(at(days)).date;

  const enterFamily = async (campId: string, key: string, family: DemoFamily) => {
    const { days, waits, children, paid, isPlayers, method = "later", chosenDays, ...parent } = family;
    const payerId = isPlayers ? player : null;
    const by = command(key, at(days), isPlayers ? { userId: player, role: "student" } : "visitor");
    const option = {
      registrationOption: chosenDays ? ("individual_days" as const) : ("all_days" as const),
      selectedDays: chosenDays ?? [],
    };
    if (waits) {
      const waiting = children.map((child, n) => ({
        ...described(child),
        participantId: `${newId(by, "participant")}-${n + 1}`,
      }));
      const entryId = newId(by, "waitlistEntry");
      const joining = { entryId, payerId, parent, children: waiting, ...option };
      await handle(
        { fold: camp, stream: campStream(campId), command: by },
        joinWaitlist(joining, { now: by.now, time }),
      );
      return;
    }
    const form = { campId, payerId, parent, children: children.map(described), paymentMethod: method, ...option };
    const registrationId = await register(backend, by, form);
    if (!paid) return;
    const marking = command(`${key} paid`, at(days + paid.after), owner);
    const mark = { registrationId, status: paid.cents ? "partial" : "paid", method: paid.how, words: null } as const;
    await handle(
      { fold: camp, stream: campStream(campId), command: marking },
      markPayment({ ...mark, ...(paid.cents && { cents: paid.cents }) }),
    );
  };

  const enterCamp = async ({ publishedAt, firstDay, days, families, ...fields }: DemoCamp) => {
    const by = command(`camp ${fields.title}`, at(publishedAt), owner);
    const dates = { startDate: dayAt(firstDay), endDate: dayAt(firstDay + days - 1) };
    const campId = newId(by, "camp");
    const terms = newTerms(PublishCamp.parse({ ...fields, ...dates }), (nth) => `${campId}-${nth + 1}`);
    await handle(
      { fold: camp, stream: campStream(campId), command: by },
      publishCamp({ campId, instructorId: coach, ...terms }),
    );
    for (const [n, family] of families.entries()) await enterFamily(campId, `${fields.title} family ${n}`, family);
  };

  for (const one of demoCamps) await enterCamp(one);
};
