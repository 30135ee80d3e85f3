import { afterAll, beforeAll, expect, it } from "vitest";
import { presetDivisions } from "../running/newCampContract.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { type Answer, tally } from "../../testing/client.ts";
import { inProportion } from "../../testing/rounds.ts";
import { emma, parent, registrationForm } from "../../testing/registrations.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import type { CampView } from "../contract.ts";

/** 20 in each of the eleven usual divisions. */
const spots = presetDivisions.map((division) => ({ ...division, capacity: inProportion(division.capacity) }));
const free = spots.reduce((sum, { capacity }) => sum + capacity, 0);
const askers = inProportion(400);
/** One child for each of the eleven usual divisions. */
const children = [
  { playerAge: 4, sport: "softball" },
  ...["softball", "baseball"].flatMap((sport) => [6, 8, 10, 12, 15].map((playerAge) => ({ playerAge, sport }))),
];

/** Sends again what a busy machine did not decide in time, as its answer asks. */
const untilDecided = async (send: () => Promise<Answer>): Promise<Answer> => {
  const answer = await send();
  return answer.body.code === "ChangedMeanwhile" ? untilDecided(send) : answer;
};

let product: TestProduct;
let node: Awaited<ReturnType<TestProduct["another"]>>;
let coach: Person;
beforeAll(async () => {
  product = await testProduct();
  node = await product.another();
  coach = await product.person("instructor");
});
afterAll(async () => {
  await node.close();
  await product.close();
});

it("K8, G3-33, G3-11: more families at once on two nodes than there are spots get exactly those, in each of the eleven divisions", async () => {
  const { id } = await publishedCamp(product, coach, { divisions: spots });
  const register = (n: number) => {
    const participants = [{ ...emma, ...children[n % children.length], playerName: `Player ${n}` }];
    const registration = { ...parent, parentEmail: `family${n}@home.example` };
    const base = n % 2 === 0 ? product.base : node.base;
    const family = product.visitor().at(base);
    const form = registrationForm(id, { registration, participants });
    return untilDecided(() => family("POST", "/api/camp-registrations/create", form));
  };
  const answers = await Promise.all(Array.from({ length: askers }, (_, n) => register(n)));

  const { 409: refused, ...others } = tally(answers);
  expect(refused).toBe(askers - free);
  expect(Object.keys(others).filter((status) => status !== "201" && status !== "202")).toEqual([]); // 202: shown later
  const codes = new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code));
  expect(codes.size).toBe(1);

  expect(await product.backend.caughtUp()).toBe(true);
  const camp: CampView = (await product.visitor()("GET", `/api/camps/${id}`)).body;
  expect(camp.divisions.map(({ registered }) => registered)).toEqual(spots.map(({ capacity }) => capacity));
  expect(camp).toMatchObject({ registeredCount: free, registrationCount: free, spotsAvailable: 0, isFull: true });
});
