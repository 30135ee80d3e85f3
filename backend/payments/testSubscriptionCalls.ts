import { advanceUrl } from "./contract.ts";
import { z } from "zod";
import type { Backend } from "../backend.ts";
import { call, type Call } from "../http/call.ts";
import { found } from "./inTestMode.ts";
import { advance } from "./testMode/testBilling.ts";
import {
  changeTestCard,
  openTestCheckout,
  openTestPortal,
  payTestCheckout,
  setEndingInTestPortal,
} from "./testMode/testPages.ts";
import {
  cancelInTestPortalUrl,
  changeTestCardUrl,
  openTestCheckoutUrl,
  openTestPortalUrl,
  PayTestCheckout,
  payTestCheckoutUrl,
  resumeInTestPortalUrl,
  TestCheckoutView,
  TestPortalView,
  WithTestSecret,
} from "./testSubscriptionContract.ts";

const holder = { who: "everybody", whoInWords: "anyone with the page's secret, in test mode" } as const;
const checkout = { status: 200, body: TestCheckoutView } as const;
const portal = { status: 200, body: TestPortalView } as const;

const settingEnding = (url: (id: string) => string, { does, isEnding }: { does: string; isEnding: boolean }) =>
  call(
    "POST",
    url(":id"),
    { does, ...holder, body: WithTestSecret, answer: portal },
    async ({ params: { id }, body }, backend: Backend) =>
      found(backend, await setEndingInTestPortal(backend.db, { ...body, id: found(backend, id), isEnding })),
  );

export const testSubscriptionCalls: readonly Call[] = [
  call(
    "POST",
    openTestCheckoutUrl(":id"),
    { does: "Shows a test-mode checkout.", ...holder, body: WithTestSecret, answer: checkout },
    async ({ params: { id }, body }, backend) =>
      found(backend, await openTestCheckout(backend.db, { ...body, id: found(backend, id) })),
  ),
  call(
    "POST",
    payTestCheckoutUrl(":id"),
    {
      does: "Pays a test-mode checkout with a test card. No money moves.",
      ...holder,
      body: PayTestCheckout,
      answer: checkout,
      refused: { 409: "The checkout has expired." },
    },
    async ({ params: { id }, body }, backend) =>
      found(backend, await payTestCheckout(backend.db, { ...body, id: found(backend, id) })),
  ),
  call(
    "POST",
    openTestPortalUrl(":id"),
    { does: "Shows a payer's test-mode subscription.", ...holder, body: WithTestSecret, answer: portal },
    async ({ params: { id }, body }, backend) =>
      found(backend, await openTestPortal(backend.db, { ...body, id: found(backend, id) })),
  ),
  call(
    "POST",
    changeTestCardUrl(":id"),
    {
      does: "Changes the card of a test-mode subscription, and pays what is owed.",
      ...holder,
      body: PayTestCheckout,
      answer: portal,
    },
    async ({ params: { id }, body }, backend) =>
      found(backend, await changeTestCard(backend.db, { ...body, id: found(backend, id) })),
  ),
  settingEnding(cancelInTestPortalUrl, {
    does: "Cancels a test-mode subscription with its paid period.",
    isEnding: true,
  }),
  settingEnding(resumeInTestPortalUrl, { does: "Takes that cancellation back.", isEnding: false }),
  call(
    "POST",
    advanceUrl(":id"),
    {
      does: "Lets the next renewal, retry or end of a player's test-mode subscription happen now.",
      who: ["admin"],
      whoInWords: "admins, in test mode",
      answer: { status: 200, body: z.object({ advanced: z.literal(true) }) },
    },
    async ({ params: { id } }, backend) => {
      const isDone = await advance(backend.db, found(backend, id));
      return found(backend, isDone ? ({ advanced: true } as const) : undefined);
    },
  ),
];
