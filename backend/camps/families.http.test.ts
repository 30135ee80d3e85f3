import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { campStream, medicalSubject } from "../../eventstore/camps/events.ts";
import { playersUrl } from "../players/contract.ts";
import { finishErasures } from "../privacy/erase.ts";
import { publishedCamp } from "../testing/camps.ts";
import { type Answer, tally } from "../testing/client.ts";
import { parent, registrationForm } from "../testing/registrations.ts";
import { password, type Person, testProduct, type TestProduct } from "../testing/testProduct.ts";
import { freeASpot, fullCamp } from "../testing/waitlists.ts";
import {
  createRegistrationUrl,
  myRegistrationsUrl,
  OwnRegistrationView,
  registrationsUrl,
  registrationUrl,
  RegistrationWithMedicalView,
  withdrawUrl,
} from "./contract.ts";
import { acceptOfferUrl, campWaitlistUrl, OwnWaitlistEntryView } from "./waitlist/waitlistContract.ts";

let product: TestProduct;
let node: Awaited<ReturnType<TestProduct["another"]>>;
let coach: Person, pat: Person;
let campId: string;
let kim: string, lee: string;
beforeAll(async () => {
  product = await testProduct();
  node = await product.another();
  coach = await product.person("instructor");
});
afterAll(async () => {
  await node.close();
  await product.close();
});
const added = async (firstName: string, age: number, who = pat) => {
  const form = { firstName, lastName: "Reyes", age, position: "Catcher", declared: true };
  return (await who("POST", playersUrl, form)).body.id as string;
};
beforeEach(async () => {
  pat = await product.person("student", { firstName: "Pat", lastName: "Reyes" });
  [kim, lee] = [await added("Kim", 8), await added("Lee", 10)];
  campId = (await publishedCamp(product, coach)).id;
});

const emergency = { emergencyContact: "Sam Reyes", emergencyPhone: "555-010-0111" };
const first = { sport: "baseball", ...emergency };
const form = (players: readonly object[], participants: readonly object[] = []) =>
  registrationForm(campId, { participants, players });
const register = async (players: readonly object[], participants?: readonly object[]) => {
  const { status, body } = await pat("POST", createRegistrationUrl, form(players, participants));
  expect([status, body]).toMatchObject([201, {}]);
  return OwnRegistrationView.parse(body);
};
/** As the coach opens it, health notes too. */
const shown = async (id: string) => RegistrationWithMedicalView.parse((await coach("GET", registrationUrl(id))).body);
const typed = { ...first, playerName: "Max Ortiz", playerAge: 8, medicalInfo: "Nut allergy" };

describe("G1-60:camps: registering a family's players", () => {
  it("takes what is known of them, asks for the rest once, and never for health", async () => {
    const missing = await pat("POST", createRegistrationUrl, form([{ playerId: kim }]));
    expect(missing.status).toBe(422);
    expect(missing.body.issues.map(({ path }: { path: unknown[] }) => path.join("."))).toEqual([
      "players.0.sport",
      "players.0.emergencyContact",
      "players.0.emergencyPhone",
    ]);
    const { id, places } = await register([{ playerId: kim, ...first, medicalInfo: "Asthma" }], [typed]);
    expect(places).toMatchObject([
      { playerId: null, playerName: "Max Ortiz", ageGroup: "8u" },
      { playerId: kim, playerName: "Kim Reyes", ageGroup: "8u" },
    ]);
    expect((await shown(id)).participants).toMatchObject([
      { playerId: null, playerName: "Max Ortiz", medicalInfo: "Nut allergy" },
      {
        playerId: kim,
        playerName: "Kim Reyes",
        playerAge: 8,
        playerPosition: "Catcher",
        ...first,
        medicalInfo: "Asthma",
      },
    ]);
    expect((await pat("GET", playersUrl)).body).toContainEqual(expect.objectContaining({ id: kim, ...first }));

    campId = (await publishedCamp(product, coach)).id;
    const again = await register([{ playerId: kim }]);
    expect((await shown(again.id)).participants).toMatchObject([{ ...first, medicalInfo: null }]);
    await pat("PATCH", `${playersUrl}/${kim}`, { position: "Pitcher" });
    expect((await pat("GET", playersUrl)).body).toContainEqual(
      expect.objectContaining({ id: kim, ...first, position: "Pitcher" }),
    );
  });

  it("has nobody come twice, whatever form says so, and nobody at all in an empty one", async () => {
    const one = { playerId: kim, ...first };
    expect(await pat("POST", createRegistrationUrl, form([one, one]))).toMatchObject({
      status: 409,
      body: { code: "AlreadyRegistered", issues: [{ path: ["players", 1] }] },
    });
    await register([one]);
    for (const registerAgain of [undefined, true])
      expect(await pat("POST", createRegistrationUrl, { ...form([one]), registerAgain })).toMatchObject({
        status: 409,
        body: { issues: [{ path: ["players", 0], message: "Kim Reyes is already registered for this camp" }] },
      });
    expect(await pat("POST", createRegistrationUrl, form([]))).toMatchObject({
      status: 422,
      body: { issues: [{ path: ["participants"], message: "Please enter at least one player" }] },
    });
  });

  it("is found by its player, for the camp’s own coach", async () => {
    const [kims, both] = [
      await register([{ playerId: kim, ...first }]),
      await register([{ playerId: lee, ...first }], [typed]),
    ];
    const found = async (who: Person, playerId: string) => {
      const filter = encodeURIComponent(JSON.stringify({ playerId }));
      return (await who("GET", `${registrationsUrl}?filter=${filter}`)).body.map(({ id }: { id: string }) => id);
    };
    expect([await found(coach, kim), await found(coach, lee)]).toEqual([[kims.id], [both.id]]);
    expect(await found(coach, pat.id)).toEqual(expect.arrayContaining([kims.id, both.id])); // who registered them
    expect(await found(await product.person("instructor"), kim)).toEqual([]);
    expect(await found(await product.person("instructor"), pat.id)).toEqual([]);
  });

  it("is a visitor's for nobody", async () =>
    expect(await product.visitor()("POST", createRegistrationUrl, form([{ playerId: kim, ...first }]))).toMatchObject({
      status: 404,
    }));

  it("is a coach's own registration where the players are the coach's", async () => {
    const sam = await added("Sam", 8, coach);
    const { body } = await coach("POST", createRegistrationUrl, form([{ playerId: sam, ...first }]));
    expect((await coach("GET", myRegistrationsUrl)).body).toMatchObject([{ id: body.id }]);
    expect(await coach("POST", createRegistrationUrl, form([{ playerId: kim, ...first }]))).toMatchObject({
      status: 404,
    });
  });

  it("one of them is withdrawn, and the reason goes with that player", async () => {
    const { id, places } = await register([
      { playerId: kim, ...first },
      { playerId: lee, ...first },
    ]);
    const reason = { participantId: places[0]!.id, reason: "Kim broke a wrist" };
    expect((await pat("POST", withdrawUrl(id), reason)).body).toMatchObject({
      participantCount: 1,
      totalAmount: "150.00",
    });
    await pat("POST", `${playersUrl}/${kim}/erase`, { password });
    const facts = [];
    for await (const { type, data } of product.backend.store.read(campStream(campId)))
      if (type === "ParticipantWithdrawn") facts.push(data);
    expect(facts).toMatchObject([{ personal: null }]);
  });
});

describe("G1-60:camps: erasing one player of three", () => {
  it("leaves the others' words, their health notes and the money, and nothing of the one opens", async () => {
    const max = await added("Max", 8);
    const asthmatic = (playerId: string) => ({ playerId, ...first, medicalInfo: "Asthma" });
    const { id, places } = await register([asthmatic(kim), asthmatic(lee), asthmatic(max)]);
    const erasing = await pat("POST", `${playersUrl}/${kim}/erase`, { password });
    expect([erasing.status, erasing.body]).toMatchObject([202, { placesWithdrawn: 1 }]);
    const { participants, ...registration } = await shown(id);
    expect(registration).toMatchObject({
      parentName: parent.parentName,
      registrationStatus: "confirmed",
      participantCount: 2,
      totalAmount: "300.00",
    });
    expect(participants).toMatchObject([
      { playerId: kim, playerName: null, emergencyContact: null, medicalInfo: null, isWithdrawn: true },
      { playerName: "Lee Reyes", ...first, medicalInfo: "Asthma", isWithdrawn: false },
      { playerName: "Max Reyes", ...first, medicalInfo: "Asthma", isWithdrawn: false },
    ]);
    const { keys, store } = product.backend;
    expect(await Promise.all(places.map((place) => keys.stateOf(medicalSubject(id, place.id))))).toEqual([
      "destroyed",
      "there",
      "there",
    ]);
    const told = new Map<unknown, object>();
    for await (const { type, data } of store.read(campStream(campId)))
      if (type === "ParticipantTold") told.set(Reflect.get(data, "playerId"), data);
    expect(told.get(kim)).toMatchObject({ personal: null, medical: null });
    expect(told.get(lee)).toMatchObject({ personal: first, medical: { medicalInfo: "Asthma" } });
  });

  it("who alone came takes the registration along", async () => {
    const { id } = await register([{ playerId: kim, ...first }]);
    await pat("POST", `${playersUrl}/${kim}/erase`, { password });
    expect(await shown(id)).toMatchObject({ registrationStatus: "withdrawn", parentName: parent.parentName });
  });
});

describe("G1-60:camps: a family's players on a waitlist", () => {
  const eight = { startDate: "2090-07-10", endDate: "2090-07-12" };
  const waiting = async (players: readonly object[]) => {
    const { status, body } = await pat("POST", campWaitlistUrl(campId), { ...parent, players });
    expect([status, body]).toMatchObject([201, {}]);
    return OwnWaitlistEntryView.parse(body);
  };
  beforeEach(async () => {
    campId = await fullCamp(product, coach.id, eight);
  });

  it("wait once, and come with what was told", async () => {
    const entry = await waiting([{ playerId: kim, ...first }]);
    expect(entry.places).toMatchObject([{ playerId: kim, playerName: "Kim Reyes" }]);
    expect(await pat("POST", campWaitlistUrl(campId), { ...parent, players: [{ playerId: kim }] })).toMatchObject({
      status: 409,
      body: { code: "WaitsAlready" },
    });
    await freeASpot(product, campId);
    const place = entry.places[0]!.id;
    const accepted = await pat("POST", acceptOfferUrl(entry.id), { medicalInfo: { [place]: "Asthma" } });
    expect([accepted.status, accepted.body]).toMatchObject([200, { state: "accepted" }]);
    expect((await shown(accepted.body.registrationId)).participants).toMatchObject([
      { playerId: kim, playerName: "Kim Reyes", ...first, medicalInfo: "Asthma" },
    ]);
  });

  it("are erased one by one: the others wait on, the last one's turn ends", async () => {
    const max = await added("Max", 8);
    const entry = await waiting([
      { playerId: kim, ...first },
      { playerId: max, ...first },
    ]);
    const state = async () => (await pat("GET", `/api/waitlist/${entry.id}`)).body;
    await pat("POST", `${playersUrl}/${kim}/erase`, { password });
    expect(await state()).toMatchObject({
      state: "waiting",
      participantCount: 1,
      places: [{ playerName: "Max Reyes" }],
    });
    await pat("POST", `${playersUrl}/${max}/erase`, { password });
    expect(await state()).toMatchObject({ state: "left" });
  });
});

describe("G1-60:camps: at once on two nodes", () => {
  const times = 12;
  const untilDecided = async (send: () => Promise<Answer>): Promise<Answer> => {
    const answer = await send();
    return answer.body.code === "ChangedMeanwhile" ? untilDecided(send) : answer;
  };

  it("one player comes to a camp once", async () => {
    for (let n = 0; n < times; n++) {
      campId = (await publishedCamp(product, coach)).id;
      const registering = (base: string) =>
        untilDecided(() => pat.at(base)("POST", createRegistrationUrl, form([{ playerId: kim, ...first }])));
      const both = await Promise.all([registering(product.base), registering(node.base)]);
      expect(tally(both)).toEqual({ 201: 1, 409: 1 });
    }
  });

  it("a place for a player who is being erased is given up and blank, or not taken", async () => {
    const ids: string[] = [];
    for (let n = 0; n < times; n++) {
      const parents = await product.person();
      const id = await added("Kim", 8, parents);
      ids.push(id);
      campId = n % 6 === 0 ? (await publishedCamp(product, coach)).id : campId;
      await Promise.all([
        untilDecided(() => parents("POST", createRegistrationUrl, form([{ playerId: id, ...first }]))),
        parents.at(node.base)("POST", `${playersUrl}/${id}/erase`, { password }),
      ]);
    }
    await finishErasures(product.backend, new Date().toISOString());
    const { body } = await coach("GET", `/api/camp-registrations?range=[0,199]`);
    const places = RegistrationWithMedicalView.omit({ participants: true })
      .extend({
        participants: RegistrationWithMedicalView.shape.participants.element.omit({ medicalInfo: true }).array(),
      })
      .array()
      .parse(body)
      .flatMap(({ participants }) => participants)
      .filter(({ playerId }) => ids.includes(playerId ?? ""));
    for (const place of places) expect(place).toMatchObject({ isWithdrawn: true, playerName: null });
  });
});
