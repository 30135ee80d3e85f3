import { z } from "zod";

// Test mode's stand-ins for Stripe's pages: a checkout, and the portal. They exist only in test mode. Whoever holds the
// secret of one may use it; it never appears in what is sent as an address.

export const openTestCheckoutUrl = (id: string) => `/api/test-checkouts/${id}/open`;
export const payTestCheckoutUrl = (id: string) => `/api/test-checkouts/${id}/pay`;
export const openTestPortalUrl = (id: string) => `/api/test-portals/${id}/open`;
export const changeTestCardUrl = (id: string) => `/api/test-portals/${id}/card`;
export const cancelInTestPortalUrl = (id: string) => `/api/test-portals/${id}/cancel`;
export const resumeInTestPortalUrl = (id: string) => `/api/test-portals/${id}/resume`;

const secret = z.string().min(1).max(200);

/** Stripe's numbers for tests; the last one pays once, and fails when it is charged again. */
const TestSubscriptionCard = z.enum([
  "4242424242424242",
  "4000002500003155",
  "4000000000000002",
  "4000000000009995",
  "4000000000000341",
]);
export type TestSubscriptionCard = z.infer<typeof TestSubscriptionCard>;

export const WithTestSecret = z.object({ secret });
export const PayTestCheckout = z.object({
  secret,
  card: TestSubscriptionCard, // no other number is ever sent: someone might type in a card of their own
  confirmation: z.enum(["given", "refused"]).optional(), // for a card that asks for it
});
export type PayTestCheckout = z.infer<typeof PayTestCheckout>;

export const TestCheckoutView = z.object({
  status: z.enum(["open", "complete", "expired"]),
  amount: z.string(), // dollars a month: "10.00"
  doneUrl: z.string(), // where to go once it is paid
  leftUrl: z.string(),
  mustConfirm: z.boolean(),
  declined: z.string().nullable(), // why this attempt failed, in words for people
});
export type TestCheckoutView = z.infer<typeof TestCheckoutView>;

const TestInvoiceView = z.object({
  id: z.string(),
  status: z.enum(["open", "paid", "void"]),
  amount: z.string(),
  from: z.iso.datetime(),
});

export const TestPortalView = z.object({
  status: z.enum(["active", "past due", "ended"]),
  card: z.string(), // its last four digits
  renewsAt: z.iso.datetime().nullable(), // when the card is charged next; null: it is not
  endsAt: z.iso.datetime().nullable(), // canceled: until then it is paid
  invoices: TestInvoiceView.array(), // the latest first
  returnUrl: z.string(),
  mustConfirm: z.boolean(),
  declined: z.string().nullable(),
});
export type TestPortalView = z.infer<typeof TestPortalView>;
