import { afterAll, beforeAll, expect, it } from "vitest";
import { confirmEmailUrl } from "../../accounts/contract.ts";
import { issueLink } from "../../accounts/mailedLinks.ts";
import { mailsTo } from "../../testing/mails.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { freeASpot, fullCamp, joinWaitlist, waitingChild, waitingFamily } from "../../testing/waitlists.ts";
import { resendLinkUrl } from "../contract.ts";
import { cancelDayUrl } from "../days/dayContract.ts";
import { lapseOldOffers } from "../waitlist/lapseOldOffers.ts";
import {
  campWaitlistUrl,
  declineOfferUrl,
  extendOfferUrl,
  leaveWaitlistUrl,
  openWaitlistPlaceUrl,
} from "../waitlist/waitlistContract.ts";
import { eventually } from "../../../eventstore/testing/eventually.ts";

let product: TestProduct;
let coach: Person;
beforeAll(async () => {
  product = await testProduct();
  coach = await product.person("instructor");
  await product.startMailing();
});
afterAll(() => product.close());

/** Once everything recorded so far was processed. */
const heard = async () => {
  const head = await product.backend.store.head();
  const heardUpTo = async () => (await product.backend.db("mail.heard").first()).pos;
  await eventually(async () => expect(await heardUpTo()).toBe(head));
};
const to = async (address: string) => {
  await heard();
  return mailsTo(product, address);
};
const linkIn = (text: string | undefined) => /\/waitlist-place#token=([\w.-]+)/.exec(text ?? "")?.[1];

it("G3-32: someone who joins is written to once, with the link to their place in line and none of the text they typed", async () => {
  const campId = await fullCamp(product, coach.id);
  const { id } = await joinWaitlist(product.visitor(), campId, {
    parentEmail: "one@example.com",
    parentName: "Sam Evil.example",
  });
  const [joined, ...others] = await to("one@example.com");
  expect(others).toEqual([]);
  expect(joined).toMatchObject({ kind: "waitlist joined", subject: "You're on the waitlist: Summer Hitting Camp" });
  expect(joined!.text.replaceAll(/#token=\S+/g, "")).not.toMatch(/Sam|Max|Reed|Evil/);
  expect(joined!.text).toMatch(/When: +Monday, July 10, 2090 to Wednesday, July 12, 2090\n/);
  expect(joined!.text).toMatch(/Group: +8U baseball, \d+:\d\d.+M, Field \d\n/);
  expect(joined!.text).not.toContain("3:00 PM"); // the whole camp's end
  const opened = await product.visitor()("POST", openWaitlistPlaceUrl, { token: linkIn(joined!.text) });
  expect([opened.status, opened.body.id]).toEqual([200, id]);
});

it("an offer is mailed once with its deadline, and so is its passing on; the next family is told of theirs", async () => {
  const campId = await fullCamp(product, coach.id);
  const [first, second] = [product.visitor(), product.visitor()];
  await joinWaitlist(first, campId, { parentEmail: "two@example.com" });
  const { id } = await joinWaitlist(second, campId, { parentEmail: "three@example.com" });
  const kinds = async (address: string) => (await to(address)).map(({ kind }) => kind);
  expect(await kinds("two@example.com")).toEqual(["waitlist joined"]); // an offer would take its place
  await freeASpot(product, campId);
  expect(await kinds("two@example.com")).toEqual(["waitlist joined", "waitlist offer"]);
  expect(await kinds("three@example.com")).toEqual(["waitlist joined"]);
  const offer = (await to("two@example.com")).at(-1)!;
  expect(offer.subject).toBe("A spot opened up: Summer Hitting Camp");
  expect(offer.text).toMatch(/holding it for you until \w+, \w+ \d+, \d+:\d\d [AP]M\./);
  expect(offer.text).toMatch(/Price: +\$150\n/);
  expect(offer.text).not.toMatch(/Max|Reed/);
  expect(linkIn(offer.text)).toBeDefined();

  await lapseOldOffers(product.backend, new Date(Date.now() + 49 * 60 * 60 * 1000).toISOString());
  expect(await kinds("two@example.com")).toEqual(["waitlist joined", "waitlist offer", "waitlist offer over"]);
  expect((await to("two@example.com")).at(-1)!.text).toContain("so we're no longer holding your spot.");
  expect(await kinds("three@example.com")).toEqual(["waitlist joined", "waitlist offer"]);
  await second("POST", declineOfferUrl(id));
  await product.backend.db("mail.heard").update({ pos: "" });
  await product.person(); // a fact that no one is mailed about, to go on from
  expect(await kinds("two@example.com")).toHaveLength(3);
  expect(await kinds("three@example.com")).toHaveLength(2);
});

it("an account is told who waits and gets the offer, at its own confirmed address and nowhere else", async () => {
  const campId = await fullCamp(product, coach.id);
  const [dana, unconfirmed] = [await product.person(), await product.person()];
  const { token } = await issueLink(product.backend.db, { kind: "email", userId: dana.id });
  await product.visitor()("POST", confirmEmailUrl, { token });
  const two = (parentEmail: string) => ({
    parentEmail,
    participants: [waitingChild({ playerName: "Kim Reyes" }), waitingChild({ playerName: "Lou Reyes", playerAge: 10 })],
  });
  const own = dana.email.toUpperCase();
  await joinWaitlist(dana, campId, two(own));
  await joinWaitlist(dana, campId, two("elsewhere@example.com"));
  await joinWaitlist(unconfirmed, campId, two(unconfirmed.email));
  const read = async (address: string, kind: string) => (await to(address)).find((mail) => mail.kind === kind)!.text;
  expect(await read(own, "waitlist joined")).toMatch(/Players: +Kim and Lou\n/);
  for (const address of ["elsewhere@example.com", unconfirmed.email])
    expect(await read(address, "waitlist joined")).not.toMatch(/Kim|Lou|Reyes/);
  await freeASpot(product, campId);
  expect(await read(own, "waitlist offer")).toMatch(/Players: +Kim and Lou\n[\s\S]*Price: +\$300\n/);
});

it("an offer says the days that the family chose, and that weren't canceled since", async () => {
  const campId = await fullCamp(product, coach.id);
  const days = { registrationOption: "individual_days", selectedDays: [1, 3] };
  const all = { parentEmail: "all@example.com" };
  await joinWaitlist(product.visitor(), campId, { parentEmail: "some@example.com", ...days });
  await joinWaitlist(product.visitor(), campId, all);
  expect((await to("some@example.com"))[0]!.text).toMatch(/When: +Mon, Jul 10 and Wed, Jul 12, 2090\n/);
  expect((await coach("POST", cancelDayUrl(campId, "2090-07-12"), { reason: "Rain" })).status).toBe(200);
  await freeASpot(product, campId);
  expect((await to("some@example.com")).at(-1)).toMatchObject({
    kind: "waitlist offer",
    text: expect.stringMatching(/When: +Monday, July 10, 2090\n/),
  });
  await lapseOldOffers(product.backend, new Date(Date.now() + 49 * 60 * 60 * 1000).toISOString());
  expect((await to(all.parentEmail)).at(-1)!.text).toMatch(/When: +Monday, July 10, 2090 to Tuesday, July 11, 2090\n/);
});

it("an offer that lasts longer is mailed with its new deadline", async () => {
  const campId = await fullCamp(product, coach.id);
  const { id } = await joinWaitlist(product.visitor(), campId, { parentEmail: "longer@example.com" });
  const kinds = async () => (await to("longer@example.com")).map(({ kind }) => kind);
  expect(await kinds()).toEqual(["waitlist joined"]);
  await freeASpot(product, campId);
  expect(await kinds()).toEqual(["waitlist joined", "waitlist offer"]);
  expect((await coach("POST", extendOfferUrl(id), { hours: 24 })).status).toBe(200);
  const extended = (await to("longer@example.com")).at(-1)!;
  expect(extended).toMatchObject({
    kind: "waitlist offer extended",
    subject: "You have more time to answer: Summer Hitting Camp",
  });
  expect(extended.text).toMatch(/holding your spot until \w+, \w+ \d+, \d+:\d\d [AP]M now\./);
  expect(extended.text).toContain("Accept and your player is registered right away.");
  expect(linkIn(extended.text)).toBeDefined();
});

it("someone who joins twice, or lost the link, gets it again", async () => {
  const campId = await fullCamp(product, coach.id);
  const family = { parentEmail: "six@example.com" };
  const { id } = await joinWaitlist(product.visitor(), campId, family);
  expect((await to(family.parentEmail)).map(({ kind }) => kind)).toEqual(["waitlist joined"]);
  const twice = await product.visitor()("POST", campWaitlistUrl(campId), waitingFamily(family));
  expect([twice.status, twice.body.code]).toEqual([409, "WaitsAlready"]);
  await product.visitor()("POST", resendLinkUrl, family);
  const [, ...again] = await to(family.parentEmail);
  expect(again.map(({ kind }) => kind)).toEqual(["waitlist link", "waitlist link"]);
  const token = linkIn(again[0]!.text);
  expect((await product.visitor()("POST", openWaitlistPlaceUrl, { token })).body).toMatchObject({ id });
});

it("a lost link, and that a camp is canceled, are written about until its last day is over", async () => {
  const camp = await fullCamp(product, coach.id);
  const parentEmail = "seven@example.com";
  await joinWaitlist(product.visitor(), camp, { parentEmail });
  await heard();
  await product.visitor()("POST", resendLinkUrl, { parentEmail });
  await coach("POST", `/api/camps/${camp}/cancel`, { reason: "The field is flooded" });
  await heard();
  const rows = await product.backend.db("mail.outbox").where({ recipient: parentEmail }).orderBy("id");
  expect(rows.map(({ kind, useless_after: at }) => [kind, new Date(at).toISOString()])).toEqual([
    ["waitlist joined", "2090-07-10T13:00:00.000Z"],
    ["waitlist link", "2090-07-13T04:00:00.000Z"],
    ["waited camp cancelled", "2090-07-13T04:00:00.000Z"],
  ]);
});

it("G3-15: whoever waits for a camp that is cancelled is told why, once", async () => {
  const campId = await fullCamp(product, coach.id);
  await joinWaitlist(product.visitor(), campId, { parentEmail: "four@example.com" });
  const left = product.visitor();
  const { id } = await joinWaitlist(left, campId, { parentEmail: "five@example.com" });
  await heard();
  await left("POST", leaveWaitlistUrl(id));
  await coach("POST", `/api/camps/${campId}/cancel`, { reason: "The field is flooded" });
  const mails = await to("four@example.com");
  expect(mails).toMatchObject([
    { kind: "waitlist joined", rank: 0 },
    { kind: "waited camp cancelled", rank: 1 },
  ]);
  expect(mails.at(-1)!.text).toContain("Reason: The field is flooded");
  expect((await to("five@example.com")).map(({ kind }) => kind)).toEqual(["waitlist joined"]);
});

it("an offer that ends because the camp has started is not mailed about: there is nothing left to join", async () => {
  const campId = await fullCamp(product, coach.id);
  const { id } = await joinWaitlist(product.visitor(), campId, { parentEmail: "late@example.com" });
  await freeASpot(product, campId);
  await lapseOldOffers(product.backend, "2090-07-10T13:00:00.000Z");
  const entry = await product.backend.db("read.campWaitlist").where({ id }).first();
  expect(entry.state).toBe("lapsed");
  expect((await to("late@example.com")).map(({ kind }) => kind)).not.toContain("waitlist offer over");
});
