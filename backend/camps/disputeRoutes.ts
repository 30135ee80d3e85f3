import type Router from "@koa/router";
import { campStream } from "../../eventstore/camps/events.ts";
import type { RecordedEvent } from "../../eventstore/eventStore.ts";
import { namesOf } from "../../projections/accounts/queries.ts";
import { registrationMoney } from "../../projections/camps/paymentQueries.ts";
import type { Backend } from "../backend.ts";
import { inRole } from "../http/signedIn.ts";
import { noSuchRegistration } from "./admission.ts";
import { disputePack } from "./disputePack.ts";
import { disputePackUrl } from "./disputePackContract.ts";
import { holding } from "./holding.ts";

const actorIn = ({ meta: { actor } }: RecordedEvent) => (typeof actor === "string" ? [] : [actor.userId]);

export const disputeRoutes = (router: Router, backend: Backend) => {
  const { db, store, mail } = backend;
  const registrations = holding(backend);

  /** From the log itself: what is to be proven is what was recorded, not what tables make of it. */
  router.get(disputePackUrl(":id"), async (ctx) => {
    const { id: registrationId, campId } = await registrations.managed(
      inRole(ctx, "instructor", "admin"),
      ctx.params.id!,
    );
    const events: RecordedEvent[] = [];
    for await (const event of store.read(campStream(campId))) events.push(event);
    const [books, names, mails] = await Promise.all([
      registrationMoney(db, registrationId),
      namesOf(db, [...new Set(events.flatMap(actorIn))]),
      mail.aboutRegistration(registrationId),
    ]);
    const now = new Date().toISOString();
    const pack = books && disputePack({ registrationId, events, names, money: books.money, mails, now });
    if (!pack) throw noSuchRegistration();
    ctx.body = pack;
  });
};
