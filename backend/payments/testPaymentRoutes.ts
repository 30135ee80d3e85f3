import type { Router } from "@koa/router";
import type { Context } from "koa";
import type { Backend } from "../backend.ts";
import { Rejection, shaped } from "../rejection.ts";
import { OpenTestPayment, openTestPaymentUrl, PayTestPayment, payTestPaymentUrl } from "./contract.ts";
import { openTestPayment, payWithTestCard } from "./testCards.ts";

/** What our stand-in of Stripe's form asks, in place of Stripe. Outside of test mode there is nothing here. */
export const testPaymentRoutes = (routes: Router, { db, payments }: Backend) => {
  const found = <T>(view: T | undefined): T => {
    if (!view) throw new Rejection("missing", "NoSuchPayment", "There is no such payment.");
    return view;
  };
  const idIn = (ctx: Context & { params: Record<string, string> }) =>
    found(payments.mode === "test" ? ctx.params["id"] : undefined);

  routes.post(openTestPaymentUrl(":id"), async (ctx) => {
    const id = idIn(ctx);
    ctx.body = found(await openTestPayment(db, { ...shaped(OpenTestPayment, ctx.request.body), id }));
  });

  routes.post(payTestPaymentUrl(":id"), async (ctx) => {
    const id = idIn(ctx);
    ctx.body = found(await payWithTestCard(db, { ...shaped(PayTestPayment, ctx.request.body), id }));
  });
};
