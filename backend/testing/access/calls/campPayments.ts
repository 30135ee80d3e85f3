import { expect } from "vitest";
import { disputePackUrl } from "../../../camps/money/disputePackContract.ts";
import { paymentStatusUrl } from "../../../camps/contract.ts";
import { campRevenueUrl, mismatchUrl, refundsUrl } from "../../../camps/money/payContract.ts";
import { revenueUrl, unmatchedPaymentsUrl } from "../../../payments/contract.ts";
import { type Calls, lists } from "./call.ts";

const isUnpaid = ({ paymentStatus }: { paymentStatus: string }) => expect(paymentStatus).toBe("unpaid");

export const campPayments: Calls = {
  "POST /api/create-camp-payment-intent": async ({ campFamily }) => {
    const { campId, registrationId } = await campFamily();
    return {
      path: "/api/create-camp-payment-intent",
      body: { campId, registrationId, amount: 300 },
      check: ({ amount }) => expect(amount).toBe("300.00"),
    };
  },
  "GET /api/camp-registrations/{id}/money": async ({ campFamily }) => ({
    path: `/api/camp-registrations/${(await campFamily()).registrationId}/money`,
    check: isUnpaid,
  }),
  "PATCH /api/camp-registrations/{id}/payment-status": async ({ campFamily }) => ({
    path: `/api/camp-registrations/${(await campFamily()).registrationId}/payment-status`,
    body: { paymentStatus: "paid" },
    check: ({ paymentStatus }) => expect(paymentStatus).toBe("paid"),
  }),
  "GET /api/camp-registrations/{id}/dispute-pack": async ({ campFamily }) => ({
    path: disputePackUrl((await campFamily()).registrationId),
    check: ({ agreed }) => expect(agreed).toMatchObject({ total: "300.00" }),
  }),
  "POST /api/camp-registrations/{id}/refunds": async ({ familyWithMismatch }) => ({
    path: refundsUrl((await familyWithMismatch()).registrationId),
    body: { amount: 1 },
    check: ({ refunds }) => expect(refunds).toHaveLength(1),
  }),
  "POST /api/camp-registrations/{id}/mismatches/{paymentId}": async ({ familyWithMismatch }) => {
    const { registrationId, paymentId } = await familyWithMismatch();
    return {
      path: mismatchUrl(registrationId, paymentId),
      body: { how: "accepted" },
      check: ({ mismatches }) => expect(mismatches).toMatchObject([{ paymentId, isOpen: false }]),
    };
  },
  "GET /api/unmatched-payments": async ({ unmatchedMoney }) => {
    const id = await unmatchedMoney();
    return { path: unmatchedPaymentsUrl, check: (list) => expect(lists(list, id)).toBe(true) };
  },
  "PATCH /api/unmatched-payments/{id}": async ({ unmatchedMoney }) => ({
    path: `${unmatchedPaymentsUrl}/${await unmatchedMoney()}`,
    body: { how: "booked elsewhere" },
    check: ({ how }) => expect(how).toBe("booked elsewhere"),
  }),
  "GET /api/camp-revenue": async ({ campFamily }, role) => {
    const { campId } = await campFamily();
    const sees = role === "instructorOwner" || role === "admin";
    return {
      path: campRevenueUrl,
      check: ({ camps }) => expect(camps.some((one: { campId: string }) => one.campId === campId)).toBe(sees),
    };
  },
  "GET /api/revenue": async ({ campFamily, instructorOwner }, role) => {
    const { registrationId } = await campFamily();
    await instructorOwner("PATCH", paymentStatusUrl(registrationId), { paymentStatus: "paid" });
    const sees = role === "instructorOwner" || role === "admin";
    return {
      path: revenueUrl,
      check: ({ coaches }) =>
        expect(coaches.some((one: { instructorId: string }) => one.instructorId === instructorOwner.id)).toBe(sees),
    };
  },
};
