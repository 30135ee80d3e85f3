import type { Context } from "../context.ts";
import { paymentCalls } from "./calls.ts";

export const payments: Context = { name: "payments", calls: { payments: paymentCalls } };
