import type { Context } from "../context.ts";
import { claimPayment } from "./claimPayment.ts";

export const camps: Context = { name: "camps", claimsPayment: claimPayment };
