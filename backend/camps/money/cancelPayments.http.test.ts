import { afterAll, beforeAll, expect, it } from "vitest";
import { cancelled, participantWithdrawn, registrationWithdrawn } from "../../../eventstore/camps/examples.ts";
import { cancelPaymentsNotOwed } from "./cancelPayments.ts";
import { standingAfter } from "../../undo/contract.ts";
import { registrationUrl } from "../contract.ts";
import { type Family, tell } from "../testing/families.ts";
import { payers, paymentIn } from "../testing/payers.ts";
import { rightNow } from "../../testing/rightNow.ts";

let desk: Awaited<ReturnType<typeof payers>>;
beforeAll(async () => void (desk = await payers()));
afterAll(() => desk.product.close());

const begun = async () => {
  const of = await desk.family();
  const { clientSecret } = (await desk.start(desk.pat, of)).body;
  return { of, clientSecret };
};
const onceItStands = () => new Date(Date.now() + standingAfter * 1000 + 1).toISOString();
const withdraw = ({ about }: Family) =>
  tell(desk.product, [{ ...registrationWithdrawn, data: { ...registrationWithdrawn.data, ...about } }]);

it("what is no longer owed cannot be paid any more, and the provider is asked to end it once", async () => {
  const { product, payQuietly, factsOf, pat } = desk;
  const [gone, off, less, owed] = [await begun(), await begun(), await begun(), await begun()];
  await withdraw(gone.of);
  await tell(product, [{ ...cancelled, data: { ...cancelled.data, campId: off.of.campId } }]);
  const participantId = less.of.participantIds[0]!;
  const child = { ...participantWithdrawn.data, ...less.of.about, participantId };
  await tell(product, [{ ...participantWithdrawn, data: child }]);

  // The cancellation could still be undone.
  expect(await cancelPaymentsNotOwed(product.backend, rightNow())).toBe(2);
  expect((await factsOf(off.of)).at(-1)).toBe("CampCancelled");
  expect(await cancelPaymentsNotOwed(product.backend, onceItStands())).toBe(1);
  for (const { of, clientSecret } of [gone, off, less]) {
    expect((await payQuietly(clientSecret)).status).toBe(409);
    expect((await factsOf(of)).at(-1)).toBe("CardPaymentCancelled");
  }
  expect((await pat("GET", registrationUrl(less.of.registrationId))).body).toMatchObject({ isProcessing: false });
  expect(await cancelPaymentsNotOwed(product.backend, rightNow())).toBe(0);
  await product.sayTestEvents();
  expect((await factsOf(gone.of)).filter((type) => type === "CardPaymentCancelled")).toHaveLength(1);
  expect((await payQuietly(owed.clientSecret)).body).toMatchObject({ status: "succeeded" });
});

it("what was paid at the last moment stays in the books and is due back", async () => {
  const { product, payQuietly, moneyOf } = desk;
  const { of, clientSecret } = await begun();
  await payQuietly(clientSecret);
  await withdraw(of);
  await cancelPaymentsNotOwed(product.backend, rightNow());
  expect(await moneyOf(of)).toMatchObject({
    money: { collected: "300.00", refundDue: "300.00", outstanding: "0.00" },
    mismatches: [{ why: "withdrawn", isOpen: true }],
  });
});

it("a crash before it is recorded leaves it to the next run; what the provider does not know is ended here", async () => {
  const { product, factsOf } = desk;
  const { backend } = product;
  const [crashed, unknown] = [await begun(), await begun()];
  await withdraw(crashed.of);
  const dies = { ...backend.payments, cardPayment: () => Promise.reject(new Error("killed")) };
  await expect(cancelPaymentsNotOwed({ ...backend, payments: dies }, rightNow())).rejects.toThrow("killed");
  expect(await backend.payments.cardPayment(paymentIn(crashed.clientSecret))).toMatchObject({ status: "cancelled" });
  expect(await factsOf(crashed.of)).toEqual(["CardPaymentStarted", "RegistrationWithdrawn"]);
  await backend
    .db("test_payments.payment")
    .where({ id: paymentIn(unknown.clientSecret) })
    .delete();
  await withdraw(unknown.of);
  expect(await cancelPaymentsNotOwed(backend, rightNow())).toBe(2);
  for (const { of } of [crashed, unknown]) expect((await factsOf(of)).at(-1)).toBe("CardPaymentCancelled");
});
