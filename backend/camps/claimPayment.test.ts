import { describe, expect, it } from "vitest";
import { campStream } from "../../eventstore/camps/events.ts";
import { openPayment } from "../testing/cardPayments.ts";
import { claimPayment, forRegistration } from "./money/claimPayment.ts";
import { after, registered, registrationId } from "./testing/books.ts";

const known = after(...registered);
const parts = {
  stateOf: async (_: unknown, stream: string) => (stream === campStream("c1") ? known : undefined),
  async handle() {},
} as unknown as Parameters<typeof claimPayment>[0];
const claimOf = (reference: Parameters<ReturnType<typeof claimPayment>>[0]["reference"]) =>
  claimPayment(parts)({ ...openPayment, id: "pi_1", cents: 30_000, currency: "usd", reference });

describe("camps say about a payment", () => {
  it("that it is theirs, if its camp has its registration", async () => {
    expect(await claimOf(forRegistration({ campId: "c1", registrationId }))).toHaveProperty("record");
  });

  it("what is missing of the things it names", async () => {
    const gone = { campId: "c1", registrationId: "g9" };
    expect(await claimOf(forRegistration(gone))).toEqual({ stray: { why: "unknown registration", ...gone } });
    const nowhere = { campId: "c9", registrationId };
    expect(await claimOf(forRegistration(nowhere))).toEqual({ stray: { why: "unknown camp", ...nowhere } });
    const half = { kind: "registration", id: registrationId, within: null };
    expect(await claimOf(half)).toEqual({ stray: { why: "no reference", campId: null, registrationId } });
  });

  it("nothing, if it is for something else or for an unknown purpose", async () => {
    expect(await claimOf({ kind: "ticket", id: registrationId, within: "c1" })).toBeUndefined();
    expect(await claimOf(null)).toBeUndefined();
  });
});
