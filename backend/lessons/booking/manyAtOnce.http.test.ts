import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answer, tally } from "../../testing/client.ts";
import { inProportion } from "../../testing/rounds.ts";
import { bookingOf, type Offer, offer } from "../../testing/schedule.ts";
import { type Person, testProduct, type TestProduct } from "../../testing/testProduct.ts";
import { occupiedUrl } from "../contract.ts";

const askers = 10; // players, who all want each of the times
const seatsOf = [1, 1, 2, 4, 10]; // of the slots in a day
const days = Array.from({ length: inProportion(2) }, (_, n) => 3 + n); // of two coaches

const whys = [
  "This time was taken a moment ago. Please choose another one.",
  "Another lesson is already confirmed for this time.",
];

/** Sends again what a busy machine did not decide in time, as its answer asks. */
const untilDecided = async (send: () => Promise<Answer>): Promise<Answer> => {
  const answer = await send();
  return answer.body.code === "ChangedMeanwhile" ? untilDecided(send) : answer;
};

let product: TestProduct;
let node: Awaited<ReturnType<TestProduct["another"]>>;
let coaches: Person[], players: Person[];
let offers: Offer[];
beforeAll(async () => {
  product = await testProduct();
  node = await product.another();
  coaches = [await product.person("instructor"), await product.person("instructor")];
  players = await Promise.all(Array.from({ length: askers }, () => product.person()));
  offers = await Promise.all(
    coaches.flatMap((coach) =>
      days.flatMap((daysAhead) =>
        seatsOf.map((maxStudents, n) =>
          offer(product, coach, { daysAhead, maxStudents, startTime: `1${n}:00`, endTime: `1${n + 1}:00` }),
        ),
      ),
    ),
  );
});
afterAll(async () => {
  await node.close();
  await product.close();
});

it("E2, G1-17, G1-18: bookings and their confirmations, many at once on two nodes, fill slots exactly to the seat", async () => {
  const instructorOf = ({ slot }: Offer) => coaches.find(({ id }) => id === slot.instructorId)!;
  const bookAndConfirm = async (offered: Offer, player: Person, n: number) => {
    const [here, there] = n % 2 === 0 ? [product.base, node.base] : [node.base, product.base];
    const booking = bookingOf(offered);
    const key = { "idempotency-key": `${n}` };
    const booked = await untilDecided(() => player.at(here)("POST", "/api/lessons", booking, key));
    if (booked.status !== 201 && booked.status !== 202) return [booked]; // 202: booked, but a busy machine shows it later
    const url = `/api/lessons/${booked.body.id}`;
    const answering = instructorOf(offered).at(there);
    return [booked, await untilDecided(() => answering("PATCH", url, { status: "confirmed" }))];
  };
  const asked = offers.flatMap((offered) => players.map((player) => ({ offered, player })));
  expect(asked).toHaveLength(days.length * 100);
  const answers = await Promise.all(asked.map(({ offered, player }, n) => bookAndConfirm(offered, player, n)));

  const seats = offers.reduce((sum, { slot }) => sum + slot.maxStudents, 0);
  const counted = tally(answers.flat());
  expect(Object.keys(counted).filter((status) => status !== "202")).toEqual(["200", "201", "409"]);
  expect(counted[200]).toBe(seats);
  expect(counted[409]).toBe(asked.length - seats); // each of the others was refused once: at booking or at confirming
  const refusals = answers.flat().filter(({ status }) => status === 409);
  expect(refusals.filter(({ body }) => !whys.includes(body.message))).toEqual([]);

  const taken = await Promise.all(coaches.map(({ id }) => product.visitor()("GET", occupiedUrl(id))));
  const starts = taken.flatMap(({ body }) => body as { instructorId: string; scheduledDate: string }[]);
  for (const { slot, scheduledDate } of offers) {
    const at = starts.filter((own) => own.instructorId === slot.instructorId && own.scheduledDate === scheduledDate);
    expect(at, `${slot.startTime} with ${slot.maxStudents} seats`).toHaveLength(slot.maxStudents);
  }
  expect(starts).toHaveLength(seats);
});
