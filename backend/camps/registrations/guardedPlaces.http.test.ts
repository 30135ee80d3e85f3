import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { playerStream } from "../../../eventstore/players/events.ts";
import { statusOfPlayer } from "../../../projections/players/queries.ts";
import { profileUrl } from "../../accounts/contract.ts";
import { calendarFeedUrl } from "../../lessons/contract.ts";
import { acceptInvitationUrl, guardiansUrl, guardianUrl, playersUrl } from "../../players/contract.ts";
import { player } from "../../players/player.ts";
import { eraseUrl } from "../../privacy/contract.ts";
import { erase, finishErasures } from "../../privacy/erase.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { does } from "../../testing/held.ts";
import { campDayUrl } from "../days/dayContract.ts";
import { campMessagesUrl } from "../messages/messageContract.ts";
import { mailsTo } from "../../testing/mails.ts";
import { registrationForm } from "../../testing/registrations.ts";
import { rounds } from "../../testing/rounds.ts";
import { password, type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { mergeUrl } from "../../players/merging/contract.ts";
import { refundsUrl } from "../money/payContract.ts";
import {
  accountsRegistrationPage,
  campUrl,
  createRegistrationUrl,
  type GuardedPlaceView,
  guardedPlacesUrl,
  myRegistrationsUrl,
  openRegistrationUrl,
  OwnRegistrationView,
  paymentStatusUrl,
  pickupUrl,
  timelineUrl,
  withdrawPlaceUrl,
  withdrawUrl,
} from "../contract.ts";
import { releaseUnpaidPlaces } from "./releaseUnpaidPlaces.ts";

let product: TestProduct;
let dana: Person, lou: Person, coach: Person;
let kim: string, max: string, campId: string;
beforeAll(async () => {
  product = await testProduct();
  await product.startMailing();
  coach = await product.person("instructor");
});
afterAll(() => product.close());

const added = async (firstName: string, by = dana) =>
  String((await does(by, "POST", playersUrl, { firstName, lastName: "Reyes", age: 9, declared: true })).body.id);
const joins = async (who: Person, { by = dana, playerId = kim } = {}) => {
  const { body } = await does(by, "POST", guardiansUrl(playerId), { name: "Lou", email: "lou@home.example" });
  const token = product.backend.capabilities.tokenOf("guardianInvitation", body.id);
  await does(who, "POST", acceptInvitationUrl, { token, declared: true });
};
/** Lou answers for Kim, too, and not for Max. */
const family = async () => {
  dana = await product.person("student", { firstName: "Dana", lastName: "Reyes" });
  lou = await product.person("student", { firstName: "Lou", lastName: "Hale" });
  [kim, max] = [await added("Kim"), await added("Max")];
  await joins(lou);
  campId = (await publishedCamp(product, coach)).id;
};
beforeEach(family);

const coming = (playerId: string) => ({
  playerId,
  sport: "baseball",
  emergencyContact: "Sam Reyes",
  emergencyPhone: "555-010-0111",
});
const parentEmail = () => `${dana.id}@home.example`;
const register = async (...players: string[]) => {
  const form = registrationForm(campId, {
    registration: { parentEmail: parentEmail() },
    participants: [],
    players: players.map(coming),
  });
  return OwnRegistrationView.parse((await does(dana, "POST", createRegistrationUrl, form)).body);
};
const placesOf = async (who: Person): Promise<GuardedPlaceView[]> => (await does(who, "GET", guardedPlacesUrl)).body;
/** The one mail of this kind to whoever registered. */
const toldOf = async (kind: string) => {
  const texts = async () =>
    (await mailsTo(product, parentEmail())).filter((mail) => mail.kind === kind).map(({ text }) => text);
  await expect.poll(texts).toHaveLength(1);
  return (await texts())[0];
};
const spotOf = ({ places }: OwnRegistrationView, playerId: string) =>
  places.find((place) => place.playerId === playerId)!.id;

it("the other parent sees the player's camp, with place and times, and nothing of money, contacts, or other children", async () => {
  const registration = await register(kim, max);
  const places = await placesOf(lou);
  expect(places).toEqual([
    {
      id: spotOf(registration, kim),
      registrationId: registration.id,
      playerId: kim,
      playerName: "Kim Reyes",
      ageGroup: expect.any(String),
      divisionId: expect.any(String),
      registrationOption: registration.registrationOption,
      selectedDays: registration.selectedDays,
      registeredBy: "Dana",
      campIsCancelled: false,
      camp: expect.objectContaining({ id: campId, startTime: registration.camp.startTime }),
    },
  ]);
  expect(JSON.stringify(places)).not.toMatch(/Max Reyes|@|555-010/);
  expect((await does(lou, "GET", myRegistrationsUrl)).body).toEqual([]);
  expect(await placesOf(dana)).toEqual([]); // her own registration
});

it("withdraws that player alone, once; whoever registered is told who asked", async () => {
  const registration = await register(kim, max);
  const { id } = registration;
  const spot = spotOf(registration, kim);
  expect((await lou("POST", withdrawPlaceUrl(id, spotOf(registration, max)))).status).toBe(404);
  expect((await lou("POST", withdrawUrl(id), {})).status).toBe(404);
  expect((await dana("POST", withdrawPlaceUrl(id, spot))).status).toBe(404); // the registration's own way
  expect((await lou("POST", withdrawPlaceUrl(id, spot))).body).toEqual([]);
  expect((await lou("POST", withdrawPlaceUrl(id, spot))).status).toBe(404);
  const [left] = (await does(dana, "GET", myRegistrationsUrl)).body;
  expect(left).toMatchObject({ id, participantCount: 1, registrationStatus: "confirmed" });
  const timeline = (await does(dana, "GET", timelineUrl(id))).body as { actor: { name: string } }[];
  expect([timeline[0]!.actor.name, timeline.at(-1)!.actor.name]).toEqual(["Dana Reyes", "Lou H."]);
  expect(await toldOf("player withdrawn")).toContain(
    "Another parent or guardian asked us to release Kim’s spot, so we did.",
  );
});

it("the last player takes the registration along", async () => {
  const registration = await register(kim);
  await does(lou, "POST", withdrawPlaceUrl(registration.id, spotOf(registration, kim)));
  const [left] = (await does(dana, "GET", myRegistrationsUrl)).body;
  expect(left).toMatchObject({ registrationStatus: "withdrawn" });
  expect(await toldOf("registration withdrawn")).toContain(
    "Another parent or guardian asked us to release your spot, so we did.",
  );
});

it("whoever has left sees and withdraws nothing any more", async () => {
  const registration = await register(kim);
  await does(lou, "DELETE", guardianUrl(kim, lou.id), {});
  expect(await placesOf(lou)).toEqual([]);
  expect((await lou("POST", withdrawPlaceUrl(registration.id, spotOf(registration, kim)))).status).toBe(404);
});

it("whoever registered a player and was removed sees the first name alone, and doesn't say who picks the player up", async () => {
  const registration = await register(kim, max);
  const { id } = registration;
  const tells = async (playerId: string) =>
    (await dana("PUT", pickupUrl(id, spotOf(registration, playerId)), { mayPickUp: "Uncle Bo" })).status;
  expect([await tells(kim), await tells(max)]).toEqual([200, 200]);
  const admin = await product.person("admin");
  await does(admin, "DELETE", guardianUrl(kim, dana.id), { reason: "By order of the court" });
  expect((await does(dana, "GET", myRegistrationsUrl)).body).toMatchObject([
    {
      id,
      places: [
        { playerId: null, playerName: "Kim", mayPickUp: null },
        { playerId: max, playerName: "Max Reyes", mayPickUp: "Uncle Bo" },
      ],
    },
  ]);
  expect([await tells(kim), await tells(max)]).toEqual([403, 200]);
});

/** The one mail of this kind to the other parent. */
const lousMail = async (kind: string) => {
  const found = async () => (await mailsTo(product, lou.email)).filter((mail) => mail.kind === kind);
  await expect.poll(found).toHaveLength(1);
  return (await found())[0]!.text;
};

it("the other parent is mailed what concerns the player, and nothing of money or other children", async () => {
  const { id } = await register(kim, max);
  expect(await lousMail("player registered")).toContain("Dana registered Kim for the camp below");
  await does(coach, "PUT", campUrl(campId), { location: "Oak Field" });
  await does(coach, "POST", campMessagesUrl(campId), {
    to: "everybody",
    families: 1,
    subject: "Bring a hat",
    text: "It will be hot.",
  });
  await does(coach, "POST", `${campUrl(campId)}/cancel`, { reason: "Lightning" });
  expect(await lousMail("camp changed")).toContain("Location: Oak Field");
  expect(await lousMail("camp changed")).toContain("you can withdraw Kim on your dashboard.");
  expect(await lousMail("camp message")).toContain("It will be hot.");
  expect(await lousMail("camp cancelled")).toContain("For Kim: This camp was canceled");
  for (const { text } of await mailsTo(product, lou.email)) expect(text).not.toMatch(/pay|\$|refund|Max|#token/i);
  expect((await does(dana, "POST", withdrawUrl(id), {})).status).toBe(200);
  expect(await lousMail("player withdrawn")).toContain("Someone in your family released the spot");
});

it("a canceled camp stays canceled once it is archived, in the list and in the calendar", async () => {
  await register(kim);
  await does(coach, "POST", `${campUrl(campId)}/cancel`, { reason: "Lightning" });
  await does(coach, "POST", `${campUrl(campId)}/archive`);
  expect(await placesOf(lou)).toMatchObject([{ campIsCancelled: true, camp: { status: "archived" } }]);
  const { path } = (await does(lou, "POST", calendarFeedUrl)).body;
  const { body } = await product.visitor()("GET", path);
  expect(
    new Set(
      String(body)
        .match(/^(STATUS|SUMMARY):.*/gm)
        ?.map((line) => line.trim()),
    ),
  ).toEqual(new Set(["STATUS:CANCELLED", "SUMMARY:Canceled: Kim: Summer Hitting Camp"]));
});

it("has the player's camp in the calendar, by first names, as whoever registered has", async () => {
  await register(kim, max);
  const entries = async (who: Person) => {
    const { path } = (await does(who, "POST", calendarFeedUrl)).body;
    const { body } = await product.visitor()("GET", path);
    return String(body).match(/SUMMARY:.*/g) ?? [];
  };
  const title = "Summer Hitting Camp";
  expect(new Set(await entries(lou))).toEqual(new Set([`SUMMARY:Kim: ${title}`]));
  expect((await entries(dana)).join()).toMatch(/Kim|Max/);
  await does(lou, "DELETE", guardianUrl(kim, lou.id), {});
  expect(await entries(lou)).toEqual([]);
});

it("stands among those whom staff call on a day of the camp", async () => {
  await does(lou, "PATCH", profileUrl, { firstName: "Lou", lastName: "Hale", phoneNumber: "555-010-0133" });
  await register(kim);
  const { startDate } = (await does(coach, "GET", campUrl(campId))).body;
  const { players } = (await does(coach, "GET", campDayUrl(campId, startDate))).body;
  expect(players).toMatchObject([{ otherParents: [{ name: "Lou Hale", phone: "555-010-0133" }] }]);
});

it("and so does the parent of a record that was merged with the player's", async () => {
  await register(kim);
  const admin = await product.person("admin");
  const sam = await product.person("student", { firstName: "Sam", lastName: "Poe" });
  const told = { firstName: "Kim", lastName: "Reyes", age: 9, declared: true };
  const other = String((await does(sam, "POST", playersUrl, told)).body.id);
  const merge = { into: other, reason: "One child", adults: [dana.id, lou.id, sam.id], sure: true };
  await does(admin, "POST", mergeUrl(kim), merge);
  const { startDate } = (await does(coach, "GET", campUrl(campId))).body;
  const { players } = (await does(coach, "GET", campDayUrl(campId, startDate))).body;
  const names = players[0].otherParents.map(({ name }: { name: string }) => name);
  expect(new Set(names)).toEqual(new Set(["Lou Hale", "Sam Poe"]));
});

it("nothing of money either where the clock released the spot", async () => {
  await does(coach, "PUT", campUrl(campId), { releaseUnpaidAfterHours: 24 });
  const { payBy } = await register(kim);
  await releaseUnpaidPlaces(product.backend, new Date(Date.parse(payBy!)).toISOString());
  const text = await lousMail("player withdrawn");
  expect(text).toContain("The spot was released because the registration wasn't completed in time.");
  expect(text).not.toMatch(/pay|\$|refund/i);
});

const erases = (who: Person) => who("POST", eraseUrl, { password });

it("whoever registered is erased: the registration is the other parent's, who is told what's open", async () => {
  const registration = await register(kim, max);
  const token = product.backend.capabilities.tokenOf("registration", registration.id);
  expect((await erases(dana)).status).toBe(202);
  expect(await placesOf(lou)).toEqual([]); // it is lou's own by now
  const [own, ...others] = OwnRegistrationView.array().parse((await does(lou, "GET", myRegistrationsUrl)).body);
  expect(others).toEqual([]);
  expect(own).toMatchObject({
    id: registration.id,
    registrationStatus: "confirmed",
    participantCount: 1,
    parentName: "Lou Hale",
    money: { quoted: "150.00", outstanding: "150.00" },
    places: [{ playerName: "Kim Reyes" }], // Max is gone with Dana, and isn't Lou's to know
  });
  const told = async () =>
    (await mailsTo(product, lou.email)).filter(({ kind }) => kind === "registration handed over");
  await expect.poll(told).toHaveLength(1);
  const text = (await told())[0]?.text;
  expect(text).toContain("Another parent registered Kim for this camp");
  expect(text).toContain("Balance due: $150");
  expect(text).not.toMatch(/Max|Dana|#token/);
  expect((await product.visitor()("POST", openRegistrationUrl, { token })).status, "the first parent's link").toBe(404);
  expect((await does(lou, "POST", withdrawUrl(registration.id), {})).body).toMatchObject({
    registrationStatus: "withdrawn",
  });
});

it("what was paid before a handover, and what is due back of it, is not shown to whoever took over", async () => {
  const { id } = await register(kim, max);
  await does(coach, "PATCH", paymentStatusUrl(id), {
    paymentStatus: "paid",
    paymentMethod: "cash",
    amount: "300.00",
  });
  await erases(dana);
  const [own] = (await does(lou, "GET", myRegistrationsUrl)).body;
  const none = { collected: "0.00", refunded: "0.00", refundDue: "0.00", outstanding: "0.00" };
  expect(own).toMatchObject({ id, isHandedOver: true, paymentStatus: "paid", money: none });
  expect(await lousMail("registration handed over")).toContain("It was paid by whoever registered");
  const timeline = (await does(lou, "GET", timelineUrl(id))).body;
  expect(timeline[0]).toMatchObject({ what: "RegistrationHandedOver" });
  const shown = (await does(coach, "GET", `/api/camp-registrations/${id}`)).body;
  expect(shown).toMatchObject({ isHandedOver: true, money: { collected: "300.00", refundDue: "150.00" } });
  await does(coach, "POST", refundsUrl(id), { key: randomUUID(), amount: "150.00", method: "cash" });
  await does(coach, "POST", `${campUrl(campId)}/cancel`, { reason: "Lightning" });
  expect(await lousMail("camp cancelled")).toContain("Anything that was paid goes back to whoever paid it");
  await does(coach, "PATCH", paymentStatusUrl(id), { paymentStatus: "paid", paymentMethod: "cash", amount: "301.00" });
  const receipt = await lousMail("payment received");
  expect(receipt).toContain(accountsRegistrationPage({ id, campId }));
  expect(receipt).toMatch(/Received: +\$1\n/);
  const known = ["player registered", "payment received"];
  const afterwards = (await mailsTo(product, lou.email)).filter(({ kind }) => !known.includes(kind));
  for (const { text } of afterwards) expect(text).not.toMatch(/\$\d|refund|Max|#token/i);
});

it("what whoever took over pays, and gets back, is theirs to see, and nothing of what was paid before", async () => {
  const marked = (paymentStatus: string, amount: string) =>
    does(coach, "PATCH", paymentStatusUrl(id), { paymentStatus, paymentMethod: "cash", amount });
  const lous = async () => (await does(lou, "GET", myRegistrationsUrl)).body[0].money;
  await joins(lou, { playerId: max });
  const { id } = await register(kim, max);
  await marked("partial", "100.00");
  await erases(dana);
  expect(await lous()).toMatchObject({ collected: "0.00", outstanding: "200.00" });
  await marked("paid", "300.00");
  expect(await lous()).toMatchObject({ collected: "200.00", refunded: "0.00", refundDue: "0.00", outstanding: "0.00" });
  expect(await lousMail("payment received")).toMatch(/Received: +\$200\n/);
  await does(coach, "POST", `${campUrl(campId)}/cancel`, { reason: "Lightning" });
  expect(await lous()).toMatchObject({ refundDue: "200.00" });
  expect(await lousMail("camp cancelled")).toContain("We'll refund your $200 in full.");
  await does(coach, "POST", refundsUrl(id), { key: randomUUID(), amount: "100.00", method: "cash" });
  expect(await lous()).toMatchObject({ refunded: "0.00", refundDue: "200.00" }); // first what was paid before
  await does(coach, "POST", refundsUrl(id), { key: randomUUID(), amount: "200.00", method: "cash" });
  expect(await lous()).toMatchObject({ collected: "200.00", refunded: "200.00", refundDue: "0.00" });
});

it("players with different other parents keep their spots: one takes over, and reads of the other player the first name", async () => {
  const sam = await product.person("student", { firstName: "Sam", lastName: "Poe" });
  const ida = await added("Ida");
  await joins(lou, { playerId: ida });
  await joins(sam, { playerId: max });
  const { id } = await register(kim, ida, max);
  await erases(dana);
  const [own] = OwnRegistrationView.array().parse((await does(lou, "GET", myRegistrationsUrl)).body);
  expect(own).toMatchObject({
    id,
    participantCount: 3,
    money: { outstanding: "450.00" },
    places: [
      { playerId: kim, playerName: "Kim Reyes" },
      { playerId: ida, playerName: "Ida Reyes" },
      { playerId: null, playerName: "Max", mayPickUp: null, mayNotPickUp: null },
    ],
  });
  const [place] = await placesOf(sam);
  expect(place).toMatchObject({ playerId: max, playerName: "Max Reyes", registeredBy: "Lou" });
  expect(await lousMail("registration handed over")).toContain("Max is another parent’s player");
  const toldSam = async () =>
    (await mailsTo(product, sam.email)).find(({ kind }) => kind === "registration handed over");
  await expect.poll(toldSam).toBeDefined();
  const text = (await toldSam())!.text;
  expect(text).toContain("Max keeps the spot");
  expect(text).not.toMatch(/Kim|Ida|Dana|\$|#token/);
  await does(sam, "POST", withdrawPlaceUrl(id, place!.id));
  expect((await does(lou, "GET", myRegistrationsUrl)).body[0]).toMatchObject({ participantCount: 2 });
});

it("a mail that names someone goes with them, too, when they are erased", async () => {
  await register(kim);
  await lousMail("player registered");
  const subjects = async (kind: string) =>
    (await product.backend.db("mail.outbox").where({ recipient: lou.email, kind }).first("subjects")).subjects;
  expect(await subjects("player registered")).toContain(dana.id);
  await does(coach, "POST", campMessagesUrl(campId), {
    to: "everybody",
    families: 1,
    subject: "Bring a hat",
    text: "It will be hot.",
  });
  await lousMail("camp message");
  expect(await subjects("camp message")).toContain(coach.id);
});

it("nobody else answers for the players: it is withdrawn", async () => {
  const { id } = await register(max);
  await erases(dana);
  expect((await does(coach, "GET", `/api/camp-registrations/${id}`)).body).toMatchObject({
    registrationStatus: "withdrawn",
    parentName: null,
  });
});

it("a crash before the handover is finished", async () => {
  const { id } = await register(kim);
  const { backend } = product;
  const dies = { ...backend, whenErased: [async () => Promise.reject(new Error("killed"))] };
  const command = { actor: "system", now: new Date().toISOString(), requestId: "spec" } as const;
  await expect(erase(dies, command, dana.id)).rejects.toThrow("killed");
  await finishErasures(backend, command.now);
  expect((await does(lou, "GET", myRegistrationsUrl)).body).toMatchObject([{ id, registrationStatus: "confirmed" }]);
});

const guarded = async (camp: string, hasThird: boolean) => {
  const newcomer = (firstName: string) => product.person("student", { firstName });
  const [one, another, third] = await Promise.all([newcomer("Dana"), newcomer("Lou"), hasThird && newcomer("Sam")]);
  const playerId = await added("Kim", one);
  for (const who of third ? [another, third] : [another]) await joins(who, { by: one, playerId });
  const form = registrationForm(camp, { participants: [], players: [coming(playerId)] });
  const { id } = (await does(one, "POST", createRegistrationUrl, form)).body;
  return { one, another, third, playerId, id: String(id) };
};
it(
  "both parents erased at once on two nodes: player and registration end, or a third one has both",
  { timeout: 120_000 },
  async () => {
    const { backend } = product;
    const node = await product.another();
    /** Five rounds. In one of them somebody stays. */
    const lane = async () => {
      const camp = await publishedCamp(product, coach);
      const done = [];
      for (const hasThird of [false, false, false, false, true]) {
        const round = await guarded(camp.id, hasThird);
        await Promise.all([erases(round.one), round.another.at(node.base)("POST", eraseUrl, { password })]);
        done.push(round);
      }
      return done;
    };
    const done = (await Promise.all(Array.from({ length: rounds / 5 }, lane))).flat();
    await finishErasures(backend, new Date().toISOString());
    await backend.caughtUp();
    for (const { id, playerId, third } of done) {
      const shown = (await does(coach, "GET", `/api/camp-registrations/${id}`)).body;
      const nobody = { registrationStatus: "withdrawn", parentName: null, parentEmail: null };
      expect(shown).toMatchObject(third ? { payerId: third.id, registrationStatus: "confirmed" } : nobody);
      const { status } = await backend.stateOf(player, playerStream(playerId));
      expect([status, await statusOfPlayer(backend.db, playerId)]).toEqual(
        third ? ["open", "open"] : ["closed", "erased"],
      );
    }
    await node.close();
  },
);
