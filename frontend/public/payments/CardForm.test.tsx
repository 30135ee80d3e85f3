import { Elements } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWith, settings } from "../../shared/settings.ts";
import { currentToast } from "../../shared/toastStore.ts";
import { CardForm } from "./CardForm.tsx";
import type { CardFormProps } from "./cardFormProps.ts";
import { StripeFields } from "./StripeCardForm.tsx";

const onPaid = vi.fn<CardFormProps["onPaid"]>();
const usual = settings();
const taking = (mode: "stripe" | "test" | "off") =>
  renderWith({ ...usual, cards: { mode, publishableKey: "pk_test_spec", link: null } });
beforeEach(() => {
  taking("test");
  onPaid.mockClear();
});
afterEach(() => {
  cleanup();
  renderWith(usual);
});

const props = { clientSecret: "test_pi_7_secret_hush", amount: "110.00", onPaid };
const payButton = () => screen.getByRole("button", { name: /Payment|Registration/ });

/** What the server answers, one after the other, and what it was asked. */
const server = (...answers: object[]) => {
  const asked: { url: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    asked.push({ url, body: JSON.parse(body) });
    return Response.json({ status: "open", amount: "110.00", mustConfirm: false, declined: null, ...answers.shift() });
  });
  return asked;
};
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CardForm {...props} />
    </QueryClientProvider>,
  );
const open = async () => {
  show();
  await screen.findByLabelText(/Card number/);
};
const use = (does: string) => userEvent.click(screen.getByRole("button", { name: `Use the card that ${does}` }));

it("U67: the embedded card form loads, waits to be used, and says that it works", async () => {
  const asked = server({}, { status: "succeeded" });
  const opened = open();
  expect(screen.getByRole("heading", { name: "Payment Information" })).toBeTruthy();
  expect(screen.getByText("Loading payment form...")).toBeTruthy();
  expect(payButton().textContent).toBe("Loading Payment Form...");
  await opened;
  expect(payButton().textContent).toBe("Complete Registration");
  expect(screen.getByText("TEST MODE – no money moves")).toBeTruthy();
  await use("pays");
  await userEvent.click(payButton());
  expect(payButton().textContent).toBe("Processing Payment...");
  expect(onPaid).toHaveBeenCalledExactlyOnceWith("succeeded");
  const hush = { clientSecret: "test_pi_7_secret_hush" };
  expect(asked).toEqual([
    { url: "/api/test-payments/test_pi_7/open", body: hush },
    { url: "/api/test-payments/test_pi_7/pay", body: { ...hush, card: "4242424242424242" } },
  ]);
});

it("T47: a decline is told in the provider's words, and the card can be tried again", async () => {
  server({}, { declined: "Your card was declined." }, { mustConfirm: true }, { status: "succeeded" });
  await open();
  await use("is declined");
  await userEvent.click(payButton());
  expect(currentToast()).toMatchObject({
    title: "Payment Failed",
    text: "Your card was declined.",
    kind: "destructive",
  });
  expect(screen.getByRole("alert").textContent).toContain("Your card was declined.");
  await use("asks you to confirm first");
  await userEvent.click(payButton());
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm this payment" }));
  expect(onPaid).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole("button", { name: "Confirm payment" }));
  expect(onPaid).toHaveBeenCalledExactlyOnceWith("succeeded");
});

it("no number but those of test mode leaves the page, and each wrong field says so", async () => {
  const asked = server({});
  await open();
  await userEvent.type(screen.getByLabelText(/Card number/), "5555555555554444");
  await userEvent.type(screen.getByLabelText(/Expiry/), "0120");
  await userEvent.click(payButton());
  for (const words of [
    "Only the test cards above work here.",
    "This card has expired. Use another one.",
    "Enter the 3 digits on the back of the card.",
    "Enter a 5-digit ZIP code.",
  ])
    expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Card number/).value).toBe("5555 5555 5555 4444");
  expect(screen.getByLabelText<HTMLInputElement>(/Expiry/).value).toBe("01 / 20");
  expect(asked).toHaveLength(1);
});

it("T46: what breaks on the way is told in its own words, or that it was unexpected", async () => {
  server({});
  await open();
  await use("pays");
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("offline")));
  await userEvent.click(payButton());
  expect(currentToast()).toMatchObject({
    title: "Payment Error",
    text: "We couldn't reach the server. Check your connection and try again.",
  });
  expect(payButton().textContent).toBe("Complete Registration");
});

it("G3-27: where no cards are taken there is no card form", () => {
  taking("off");
  const { container } = render(<CardForm {...props} />);
  expect(container.textContent).toBe("");
});

/** Stripe's script as far as the form needs it. `fields` says what its frame does. */
const fakeStripe = (confirm: () => Promise<object>) => {
  const heard: Record<string, () => void> = {};
  const element = {
    on: (event: string, handler: () => void) => ((heard[event] = handler), element),
    off: () => element,
    mount: () => {},
    update: () => {},
    destroy: () => {},
  };
  const elements = { create: () => element, getElement: () => null, update: () => {} };
  const confirmPayment = vi.fn<(told: object) => Promise<object>>(confirm);
  const unused = () => {};
  const script = {
    elements: () => elements,
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
    confirmPayment,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the form never uses is left out
  return { stripe: script as unknown as Stripe, fields: heard, confirmPayment };
};
const openStripe = (stripe: Stripe | null, more: { ifDeclined?: string } = {}) =>
  render(
    <Elements stripe={stripe} options={{ clientSecret: "pi_7_secret_hush" }}>
      <StripeFields {...props} {...more} />
    </Elements>,
  );

it("V24, T46: nothing is paid before Stripe's script and its fields are there", async () => {
  const { stripe, fields, confirmPayment } = fakeStripe(async () => ({ paymentIntent: { status: "processing" } }));
  openStripe(null);
  await userEvent.click(payButton());
  expect(currentToast()).toMatchObject({
    title: "Payment Error",
    text: "Payment system not ready. Please wait and try again.",
  });
  cleanup();
  openStripe(stripe);
  await userEvent.click(payButton());
  expect(currentToast()).toMatchObject({ text: "Payment form not ready. Please refresh and try again." });
  expect(confirmPayment).not.toHaveBeenCalled();
  fields["ready"]?.();
  await screen.findByRole("button", { name: "Complete Registration" });
  await userEvent.click(payButton());
  expect(onPaid).toHaveBeenCalledExactlyOnceWith("processing");
  expect(confirmPayment.mock.calls[0]![0]).toMatchObject({
    confirmParams: { return_url: `${location.origin}/camp-registration-success` },
    redirect: "if_required",
  });
});

it("T47: a decline also says what to do next, once, in the form, and other failures don’t", async () => {
  const declined = "Your card has expired.";
  const advised = "Your card has insufficient funds. Try a different card.";
  const answers = [
    async () => ({ error: { message: declined } }),
    async () => ({ error: { message: advised } }),
    () => Promise.reject(new Error("The frame is gone.")),
  ];
  const { stripe, fields } = fakeStripe(async () => (await answers.shift()?.()) ?? {});
  openStripe(stripe, { ifDeclined: "Try another card." });
  await waitFor(() => expect(fields["ready"]).toBeDefined());
  fields["ready"]?.();
  await userEvent.click(await screen.findByRole("button", { name: "Complete Registration" }));
  expect((await screen.findByRole("alert")).textContent).toBe(`${declined} Try another card.`);
  expect(currentToast()).toMatchObject({ text: declined });
  await userEvent.click(payButton());
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(advised));
  await userEvent.click(payButton());
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("The frame is gone."));
});

it.each<[string, () => Promise<object>, string, string]>([
  ["T47", async () => ({ error: { message: "Your card has expired." } }), "Payment Failed", "Your card has expired."],
  ["T46", async () => ({ error: {} }), "Payment Failed", "An error occurred processing your payment"],
  ["T46", () => Promise.reject(new Error("The frame is gone.")), "Payment Error", "The frame is gone."],
  ["T46", () => Promise.reject(new Error("")), "Payment Error", "An unexpected error occurred"],
])("%s: what Stripe answers is told: %#", async (_, confirm, title, text) => {
  const { stripe, fields } = fakeStripe(confirm);
  openStripe(stripe);
  await waitFor(() => expect(fields["ready"]).toBeDefined());
  fields["ready"]?.();
  await userEvent.click(await screen.findByRole("button", { name: "Complete Registration" }));
  expect(currentToast()).toMatchObject({ title, text });
  expect(screen.getByText(text)).toBeTruthy();
  expect(onPaid).not.toHaveBeenCalled();
});

it("T48, G3-29: fields that do not come are a configuration error in words for parents, and can be tried again", async () => {
  const { stripe, fields } = fakeStripe(async () => ({}));
  openStripe(stripe);
  await waitFor(() => expect(fields["loaderror"]).toBeDefined());
  fields["loaderror"]?.();
  const words = "We couldn’t load the card form. Please try again or pay another way.";
  expect((await screen.findByRole("alert")).textContent).toContain(`Stripe Configuration Error${words}`);
  await waitFor(() => expect(currentToast()).toMatchObject({ title: "Stripe Configuration Error", text: words }));
  expect(document.body.textContent).not.toMatch(/key|secret/i);
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(screen.queryByText("Stripe Configuration Error")).toBeNull();
});

/** What Stripe's script answers when the form looks at its payment. */
const retrieved = vi.fn<() => Promise<object>>();
const scriptOfStripe = () =>
  vi.stubGlobal(
    "Stripe",
    Object.assign(() => ({ retrievePaymentIntent: retrieved }), { version: "endive" }),
  );

it("T48: keys that Stripe does not know are a configuration error; a payment that was made is not asked for again", async () => {
  taking("stripe");
  scriptOfStripe();
  retrieved.mockResolvedValueOnce({ error: { message: "Invalid API Key provided: pk_test_****spec" } });
  retrieved.mockResolvedValueOnce({ paymentIntent: { status: "succeeded" } });
  show();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(/^Stripe Configuration ErrorWe couldn’t load the card form/);
  expect(document.body.textContent).not.toContain("pk_test");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("This payment went through.");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(onPaid).toHaveBeenCalledExactlyOnceWith("succeeded");
});

it("who came from another page of the site gets the document that may load Stripe's script", async () => {
  taking("stripe");
  scriptOfStripe();
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const from: Pick<PerformanceEntry, "name"> = { name: `${location.origin}/camps-clinics` };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of an entry only its address is looked at
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([from as PerformanceNavigationTiming]);
  show();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(payButton().textContent).toBe("Loading Payment Form...");
});
