import {
  campsUrl,
  createRegistrationUrl,
  registrationUrl,
  sendConfirmationUrl,
} from "../../../backend/camps/contract.ts";
import { loginUrl } from "../../../backend/accounts/contract.ts";
import { startStripeServer } from "../../../backend/payments/testing/stripeServer/stripeServer.ts";
import { deliver } from "../../../backend/payments/testing/webhooks.ts";
import { parent, registrationForm } from "../../../backend/testing/registrations.ts";
import { phone } from "../testing/axe.ts";
import { dayIn } from "../scheduling/offers.ts";
import { clearAway, newDataFolder, ready, startProduct } from "../testing/ownProduct.ts";
import { expect, test } from "../testing/people.ts";

test.afterAll(clearAway);

const webhookSecret = "whsec_spec";
const keys = {
  STRIPE_SECRET_KEY: "sk_test_spec",
  STRIPE_PUBLISHABLE_KEY: "pk_test_spec",
  STRIPE_WEBHOOK_SECRET: webhookSecret,
};
const camp = {
  title: "Stripe Camp",
  description: "Hitting and fielding",
  campType: "camp",
  location: "Maple Park",
  startDate: dayIn(20),
  endDate: dayIn(22),
  startTime: "09:00",
  endTime: "15:00",
  capacity: 40,
  fullCampPrice: 150,
  dailyPrice: 55,
  divisions: [],
};

/** Stands in for Stripe's script, which tests cannot reach: shows a frame, and asks the test what the bank says. */
const script = `
  const element = {
    heard: {},
    on(event, handler) { this.heard[event] = handler; return this; },
    off() {}, update() {}, destroy() {},
    mount(node) {
      const frame = Object.assign(document.createElement("iframe"), { title: "Secure payment", src: "https://js.stripe.com/frame" });
      frame.onload = () => this.heard.ready();
      node.append(frame);
    },
  };
  window.Stripe = Object.assign(() => ({
    elements: () => ({ create: () => element, getElement: () => null, update() {} }),
    createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
    retrievePaymentIntent: async () => ({ paymentIntent: { status: "requires_payment_method" } }),
    confirmPayment: () => window.bank(),
  }), { version: "endive" });`;

test("U67: Stripe's form, in a frame that its page alone may load; paid is what Stripe says to us", async ({
  browser,
}) => {
  const stripe = await startStripeServer({ webhookSecret });
  const address = await startProduct({ DATA_DIR: newDataFolder(), STRIPE_API_URL: stripe.url, ...keys }).says(ready);
  const office = await browser.newContext({ baseURL: address });
  await office.request.post(loginUrl, { data: { email: "coach@example.com", password: "fungo-demo" } });
  const published = await office.request.post(campsUrl, { data: camp });
  const { id: campId } = await published.json();

  const family = await browser.newContext({ baseURL: address, viewport: phone });
  const placed = await family.request.post(createRegistrationUrl, { data: registrationForm(campId) });
  const { id } = await placed.json();
  await family.route("https://js.stripe.com/**", (route) =>
    route.fulfill(
      route.request().resourceType() === "script"
        ? { contentType: "text/javascript", body: script }
        : { contentType: "text/html", body: "<p>Card number</p>" },
    ),
  );
  const page = await family.newPage();
  const complaints: string[] = [];
  page.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
  const bank = [
    async () => ({ error: { message: "Your card was declined." } }),
    async () => {
      const [paymentId = ""] = [...stripe.state.intents.keys()];
      stripe.state.settle(paymentId, "succeeded");
      const { payload, signature } = stripe.event("payment_intent.succeeded", paymentId);
      expect((await deliver(address, payload, signature)).status).toBe(200);
      return { paymentIntent: { status: "succeeded" } };
    },
  ];
  await page.exposeFunction("bank", () => bank.shift()!());

  // A link within the site keeps the document, whose headers keep Stripe out.
  await page.goto("/camps-clinics");
  await expect(page.getByRole("heading", { name: camp.title })).toBeVisible(); // so the site is awake
  await expect(page.addScriptTag({ url: "https://js.stripe.com/endive/stripe.js" })).rejects.toThrow(
    "Content Security Policy",
  );
  complaints.length = 0;
  await page.evaluate((path) => {
    history.pushState({}, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, `/camp-checkout/${campId}/${id}`);

  await expect(page.getByRole("heading", { name: "Payment Information" })).toBeVisible();
  await expect(page.frameLocator("iframe[title='Secure payment']").getByText("Card number")).toBeVisible();
  const pay = page.getByRole("button", { name: "Pay $300.00" });
  await pay.click();
  await expect(page.getByRole("alert").getByText("Your card was declined.")).toBeVisible();
  const confirmed = page.waitForResponse((response) => response.url().endsWith(sendConfirmationUrl));
  await pay.click();
  await expect(page.getByRole("heading", { name: "Registration Complete!" })).toBeVisible();
  expect(await (await family.request.get(registrationUrl(id))).json()).toMatchObject({ paymentStatus: "paid" });
  expect((await confirmed).ok()).toBe(true); // with the days for a calendar
  expect(complaints).toEqual([]);
  const told = JSON.stringify(stripe.requests);
  for (const word of Object.values(parent)) expect(told).not.toContain(word);
  await stripe.stop();
});
