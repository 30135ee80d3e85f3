import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { acceptInvitationUrl, guardiansUrl, guardianUrl, playersUrl } from "../../players/contract.ts";
import { publishedCamp } from "../../testing/camps.ts";
import { does } from "../../testing/held.ts";
import { mailsTo } from "../../testing/mails.ts";
import { registrationForm } from "../../testing/registrations.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import {
  createRegistrationUrl,
  type GuardedPlaceView,
  guardedPlacesUrl,
  myRegistrationsUrl,
  OwnRegistrationView,
  withdrawPlaceUrl,
  withdrawUrl,
} from "../contract.ts";

let product: TestProduct;
let dana: Person, lou: Person, coach: Person;
let kim: string, max: string, campId: string;
beforeAll(async () => {
  product = await testProduct();
  await product.startMailing();
  coach = await product.person("instructor");
});
afterAll(() => product.close());

const added = async (firstName: string) =>
  String((await does(dana, "POST", playersUrl, { firstName, lastName: "Reyes", age: 9, declared: true })).body.id);
/** Lou answers for Kim, too, and not for Max. */
beforeEach(async () => {
  dana = await product.person("student", { firstName: "Dana", lastName: "Reyes" });
  lou = await product.person("student", { firstName: "Lou", lastName: "Hale" });
  [kim, max] = [await added("Kim"), await added("Max")];
  const { body } = await does(dana, "POST", guardiansUrl(kim), { name: "Lou", email: "lou@home.example" });
  const token = product.backend.capabilities.tokenOf("guardianInvitation", body.id);
  await does(lou, "POST", acceptInvitationUrl, { token, declared: true });
  campId = (await publishedCamp(product, coach)).id;
});

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
      registrationOption: registration.registrationOption,
      selectedDays: registration.selectedDays,
      registeredBy: "Dana",
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
