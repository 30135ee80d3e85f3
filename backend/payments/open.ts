// What other contexts use of payments: the provider's types, the ledger of card money, and refunding it.
export * from "./provider.ts";
export * from "./subscriptions.ts";
export type { Claim, ClaimPayment, Said } from "./claims.ts";
export { lookUpPayment, type PaymentParts, recordPayment } from "./recordPayment.ts";
export { endPayment, startPayment } from "./askProvider.ts";
export * from "./cardLedger.ts";
export { disputesFound, failedRefundsFound, type Found, refundsFound } from "./foundAtProvider.ts";
export * from "./refunds.ts";
export { giveBack } from "./giveBack.ts";
