import { expect, it } from "vitest";
import { agreedInWords, mailCells, partyName, stepInWords } from "./packWords.ts";

it("D4: tells each step as the timeline does, with the ids by which the card provider finds it", () => {
  expect(
    stepInWords({
      what: "RegistrationRefunded",
      details: { method: "card", amount: "150.00", total: "150.00", paymentId: "pi_1", refundId: "f1" },
    }),
  ).toBe("recorded a refund of $150.00 by card [payment pi_1, refund f1]");
  expect(stepInWords({ what: "CardPaymentMismatched", details: { received: "150.00", expected: "300.00" } })).toBe(
    "received $150.00 by card, but $300.00 was owed",
  );
  expect(stepInWords({ what: "PaymentStatusOverridden", details: { from: "paid", to: "unpaid" } })).toBe(
    "recorded a payment status that differs from the card provider’s records: unpaid",
  );
});

it.each([
  [{ kind: "user", id: "ana", role: "instructor", name: "Ana Delgado" }, "Ana Delgado (instructor)"],
  [{ kind: "user", id: "ana", role: "student", name: null }, "Removed person (family)"],
  [{ kind: "visitor", id: null, role: null, name: null }, "a guest without an account"],
  [{ kind: "system", id: null, role: null, name: null }, "the system"],
] as const)("names who it was: %o", (party, name) => expect(partyName(party)).toBe(name));

it("says what was booked and how it was to be paid", () => {
  const agreed = {
    policies: null,
    selectedDays: [1, 3],
    paymentMethod: "cashapp",
    pricePerChild: "110.00",
    total: "110.00",
  };
  expect(agreedInWords({ ...agreed, registrationOption: "individual_days" })).toBe("Days 1 and 3, paying by Cash App");
  expect(agreedInWords({ ...agreed, registrationOption: "all_days", paymentMethod: "later" })).toBe(
    "Both days, paying later",
  );
});

it("says of each email what the list of emails says: whether it went out, not only that we wrote it", () => {
  const mail = {
    messageId: "<m1@example.com>",
    kind: "refund issued",
    subject: "Your refund was issued",
    recipient: "pat@example.com",
    state: "sent",
    reason: null,
    attempts: 1,
    writtenAt: "2030-01-01T12:00:00.000Z",
    settledAt: "2030-01-01T12:00:01.000Z",
    nextAttemptAt: null,
  } as const;
  expect(mailCells(mail)).toEqual([mail.recipient, mail.subject, "Sent", mail.messageId]);
  const said = (is: object) => mailCells({ ...mail, ...is })[2];
  expect(said({ reason: "No mail server" })).toBe("Not sent: no mail server (demo)");
  expect(said({ state: "handing over" })).toBe("Sending");
  expect(said({ state: "skipped", reason: "Emails to this address come back." })).toBe("Held back");
  expect(mailCells({ ...mail, subject: null, recipient: null })).toMatchObject({
    0: "no longer on file",
    1: "Refund issued",
  });
});
