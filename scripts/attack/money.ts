import type { Damage } from "../torture/node.ts";
import type { Chapter } from "./chapter.ts";
import { compareBooks } from "./money/books.ts";
import { forge } from "./money/forge.ts";
import { lieInBooks, lieInEvents } from "./money/lie.ts";
import { tellInOrders } from "./money/order.ts";
import { race } from "./money/race.ts";
import { openTill } from "./money/till.ts";
import { counting } from "./tried.ts";

const plants: Readonly<Record<string, Damage>> = {
  /** Anyone who knows the webhook's address is believed. */
  signature: {
    file: "/payments/signedEvent.js",
    right: "Stripe.webhooks.constructEvent(rawBody, signature, secret, tolerance, undefined, now)",
    wrong: "JSON.parse(rawBody)",
  },
  /** Any money that comes pays what is owed. */
  amount: {
    file: "/backend/camps/money/paySettle.js",
    right: "receivedCents === balance.outstandingCents",
    wrong: "receivedCents > 0",
  },
  /** What is reported again is recorded again. */
  repeats: {
    file: "/backend/camps/money/paySettle.js",
    right: "receivedCents > books.known.receivedCents",
    wrong: "receivedCents > 0",
  },
  /** Two nodes decide on one camp without looking at each other. */
  revision: {
    file: "/backend/handle.js",
    right: "store.append(stream, expected,",
    wrong: 'store.append(stream, "any",',
  },
};

export const money: Chapter = {
  name: "money",
  does: "forges and lies about payments, tells them in any order, and races for money and places",
  plants: Object.keys(plants),
  async run(field, { isShort, seed, plant }) {
    const { row, outcome } = counting();
    const till = await openTill(field, { seed, damage: plant ? plants[plant] : undefined });
    await forge(till, row("forged webhooks"), isShort ? 1 : 10);
    await lieInEvents(till, row("lies in signed events"), isShort ? 10 : 400);
    await lieInBooks(till, row("odd books at Stripe's"), isShort ? 1 : 15);
    await tellInOrders(till, row("news in any order"), isShort ? 3 : 100);
    await race(till, row, isShort ? 1 : 25);
    await compareBooks(till, row("registrations' books compared"));
    return outcome({ "asked of Stripe": till.stripe.requests.length });
  },
};
