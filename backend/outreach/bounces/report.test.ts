import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { bounceAddressOf, mailOfBounceAddress } from "../../mail/bounceAddress.ts";
import { codeOfRefusal } from "./noteBounce.ts";
import { reportIn } from "./report.ts";

const mailId = "0198c0de-1111-7222-8333-444455556666";
const example = (name: string) => readFile(new URL(`testing/${name}.eml`, import.meta.url));

it.each([
  ["no-such-mailbox", "5.1.1"],
  ["mailbox-full-for-days", "5.2.2"],
  ["through-an-alias", "5.1.10"],
])("a report says which mail came back for good, and why: %s", async (name, code) =>
  expect(await reportIn(await example(name))).toEqual({ mailId, code }),
);

it("a report that blames our sender says nothing of the reader", async () => {
  const raw = (await example("no-such-mailbox")).toString().replaceAll("5.1.1", "5.1.8");
  expect(await reportIn(Buffer.from(raw))).toBeUndefined();
});

it.each(["delayed", "temporary-given-up", "delivered", "of-another-mail", "vacation"])(
  "nothing follows from: %s",
  async (name) => expect(await reportIn(await example(name))).toBeUndefined(),
);

it("a report that is cut off, or no mail at all, does no harm", async () => {
  const raw = await example("no-such-mailbox");
  for (let length = 0; length < raw.length; length += 97) await reportIn(raw.subarray(0, length));
  expect(await reportIn(Buffer.from([0xff, 0xfe, 0]))).toBeUndefined();
});

it("the address a report goes to names the mail; no other address does", () => {
  expect(mailOfBounceAddress(bounceAddressOf(mailId, "mail@fungo.example"))).toBe(mailId);
  for (const address of [
    "mail@fungo.example",
    "bounce@fungo.example",
    "bounce+x@fungo.example",
    `x+${mailId}@y.example`,
  ])
    expect(mailOfBounceAddress(address)).toBeUndefined();
});

it.each([
  ["Can't send mail - all recipients were rejected: 550 5.1.1 no such person here", "5.1.1"],
  ["Message failed: 554 5.7.1 we do not want this", "5.7.1"],
  ["Message failed: 550-5.7.26 unauthenticated", "5.7.26"],
  ["550 no such person", "550"],
  ["Message failed: 550 5.1.2.3 is not our network", "550"],
  ["451 4.3.0 come back later", undefined],
  ["connect ETIMEDOUT 10.5.1.1:587", undefined],
  ["Invalid login: 535 5.7.8 authentication failed", undefined],
  ["Mail command failed: 553 5.1.8 Sender address rejected", undefined],
  ["Can't send mail - all recipients were rejected: 550 5.1.8 Sender address rejected", undefined],
  ["Message failed: 550 5.1.8 Access denied, bad outbound sender", undefined],
  ["Message failed: 550 5.1.7 Invalid address of the sender", undefined],
  ["Mail command failed: 530 5.7.0 must issue a STARTTLS command first", undefined],
  ["Invalid greeting. response=554 5.7.1 blocked: 554 5.7.1 blocked", undefined],
])("a server's no to a reader or an email has a code, one to us has none: %s", (reason, code) =>
  expect(codeOfRefusal(reason)).toBe(code),
);
