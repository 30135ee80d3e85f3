import { campStream } from "../../../eventstore/camps/events.ts";
import type { RecordedEvent } from "../../../eventstore/eventStore.ts";
import { namesOf } from "../../../projections/accounts/open.ts";
import { registrationMoney } from "../../../projections/camps/paymentQueries.ts";
import type { LocatedRegistration } from "../../../projections/camps/registrationQueries.ts";
import type { Backend } from "../../backend.ts";
import { call, type Call } from "../../http/call.ts";
import { noSuchRegistration } from "../admission.ts";
import { disputePack } from "./disputePack.ts";
import { DisputePack, disputePackUrl } from "./disputePackContract.ts";
import { holding } from "../registrations/holding.ts";

const actorIn = ({ meta: { actor } }: RecordedEvent) => (typeof actor === "string" ? [] : [actor.userId]);

/** From the log itself: the proof is what was recorded, not what tables make of it. */
const packOf = async (
  { db, store, mail, policies }: Backend,
  { id: registrationId, campId }: Pick<LocatedRegistration, "id" | "campId">,
) => {
  const events: RecordedEvent[] = [];
  for await (const event of store.read(campStream(campId))) events.push(event);
  const [books, names, mails] = await Promise.all([
    registrationMoney(db, registrationId),
    namesOf(db, [...new Set(events.flatMap(actorIn))]),
    mail.aboutRegistration(registrationId),
  ]);
  const now = new Date().toISOString();
  const pack = books && disputePack({ registrationId, events, names, money: books.money, mails, now });
  const agreed = pack?.agreed.policies;
  return pack && { ...pack, policies: (agreed && (await policies.textsOf(agreed))) || null };
};

export const disputeCalls: readonly Call[] = [
  call(
    "GET",
    disputePackUrl(":id"),
    {
      does: "Gives everything on record about one registration, as evidence in a dispute: what was agreed, the terms at the time, every payment with who, when, and why, and the emails. Never medical info.",
      who: ["instructor", "admin"],
      whoInWords: "admins, and the instructor who runs the camp",
      answer: { status: 200, body: DisputePack },
    },
    async ({ user, params }, backend) => {
      const pack = await packOf(backend, await holding(backend).managed(user, params.id));
      if (!pack) throw noSuchRegistration();
      return pack;
    },
  ),
];
