import type { Router } from "@koa/router";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { paymentStream } from "../../eventstore/payments/events.ts";
import { listUnmatchedPayments, unmatchedPaymentById } from "../../projections/camps/paymentQueries.ts";
import type { Backend } from "../backend.ts";
import { answerList, listQueryOf } from "../http/oldListDialect.ts";
import { shaped } from "../http/rejection.ts";
import { commandOf, inRole } from "../http/signedIn.ts";
import { noSuchPayment, resolveUnmatched, sendBackUnmatched, unmatchedPayment } from "../payments/open.ts";
import { unmatchedPaymentList } from "./payCalls.ts";
import { ResolveUnmatched, unmatchedPaymentsUrl, unmatchedPaymentUrl } from "./payContract.ts";

export const unmatchedPaymentRoutes = (router: Router, backend: Backend) => {
  const { db, handle } = backend;

  router.get(unmatchedPaymentsUrl, async (ctx) => {
    inRole(ctx, "admin");
    const query = listQueryOf(ctx, unmatchedPaymentList);
    answerList(ctx, "unmatched-payments", query, await listUnmatchedPayments(db, query));
  });

  router.get(unmatchedPaymentUrl(":id"), async (ctx) => {
    inRole(ctx, "admin");
    const found = await unmatchedPaymentById(db, ctx.params["id"]!);
    if (!found) throw noSuchPayment();
    ctx.body = found;
  });

  router.patch(unmatchedPaymentUrl(":id"), async (ctx) => {
    const { id: by } = inRole(ctx, "admin");
    const id = ctx.params["id"]!;
    const { how, words } = shaped(ResolveUnmatched, ctx.request.body);
    const resolve = resolveUnmatched({ how, words: words ?? null, by });
    if (how === "refunded") await sendBackUnmatched(backend, id, resolve);
    await handle({ fold: unmatchedPayment, stream: paymentStream(id), command: commandOf(ctx) }, resolve);
    const shown = await unmatchedPaymentById(db, id);
    if (!shown) throw new StoreUnavailable("this payment is not shown yet");
    ctx.body = shown;
  });
};
