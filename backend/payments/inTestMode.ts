import type { Backend } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";

/** For our stand-ins of Stripe's pages. Outside test mode there is nothing here. */
export const found = <T>({ payments }: Pick<Backend, "payments">, view: T | undefined): T => {
  if (view === undefined || payments.mode !== "test")
    throw new Rejection("missing", "NoSuchPayment", "There's no such payment.");
  return view;
};
