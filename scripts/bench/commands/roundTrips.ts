import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { profileUrl } from "../../../backend/accounts/contract.ts";
import { demoInstructors, demoPlayer } from "../../../backend/demo/people.ts";
import { facilityTime } from "../../../backend/facilityTime.ts";
import { lessonsUrl } from "../../../backend/lessons/contract.ts";
import { ownAvailabilityUrl, type SlotView } from "../../../backend/scheduling/contract.ts";
import { type Benchmark, result } from "../benchmark.ts";
import { type RunningProduct, startProduct } from "../product.ts";
import { type TripCounter, tripCounter } from "./tripCounter.ts";

const times = 100; // of each command
const settling = 2000; // ms until earlier work is done
const idle = 10_000; // ms in which no one asks for anything
const calm = 20; // ms without a trip: what follows from a command is over

const sender = (product: RunningProduct, cookie: string) => async (method: string, path: string, body: object) => {
  const answer = await fetch(product.origin + path, {
    method,
    headers: { "content-type": "application/json", "idempotency-key": randomUUID(), cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** Times of a slot, all for its player to request, one a week. */
const bookings = async (product: RunningProduct): Promise<object[]> => {
  const time = facilityTime("America/New_York");
  const coach = sender(product, await product.logIn(demoInstructors[0]!.person.email));
  const first = time.addDays(time.today(), 1);
  const found: object[] = [];
  for (let hour = 5; found.length < times; hour++) {
    const [startTime, endTime] = [hour, hour + 1].map((of) => `${String(of).padStart(2, "0")}:00`);
    const form = { dayOfWeek: 2, startTime, endTime, price: 80, location: "Cage", weeksDuration: 52 };
    const slot = (await coach("POST", ownAvailabilityUrl, form)) as SlotView;
    const from = time.addDays(first, (2 - time.dayOfWeek(first) + 7) % 7);
    for (let week = 0; week < 50; week++)
      found.push({
        instructorId: slot.instructorId,
        scheduledDate: time.instantOf({ date: time.addDays(from, week * 7), time: startTime! }),
        price: slot.price,
        studentPhone: "555-010-0100",
        studentEmail: demoPlayer.email,
        sessionFocus: "hitting",
        weeklyRecurring: "no",
      });
  }
  return found.slice(0, times);
};

/** Trips until the answer, and with everything that follows, less those of idling; the mean of each. */
const counted = async (counter: TripCounter, idling: number, command: (n: number) => Promise<unknown>) => {
  const trips = () => counter.trips();
  let [untilAnswered, waited] = [0, 0];
  const [before, since] = [trips(), performance.now()];
  for (let n = 0; n < times; n++) {
    const [asked, at] = [trips(), performance.now()];
    await command(n);
    untilAnswered += trips() - asked;
    waited += performance.now() - at;
    for (let last = -1; last !== trips(); await pause(calm)) last = trips();
  }
  const inAll = trips() - before - idling * (performance.now() - since);
  return { untilAnswered: (untilAnswered - idling * waited) / times, inAll: inAll / times };
};

/** How often a command goes to the database and back, counted on the way, one command after another. */
export const roundTrips: Benchmark = {
  name: "commands",
  onEachLog: true,
  async run({ url, log, say, before }) {
    const measured = async (checkout?: string) => {
      let counter!: TripCounter;
      const wayTo = async (database: string) => (counter = await tripCounter(database)).url;
      const product = await startProduct(url, () => {}, { log, wayTo, ...(checkout && { checkout }) });
      try {
        const player = sender(product, await product.logIn(demoPlayer.email));
        const forms = await bookings(product);
        await pause(settling);
        const [from, since] = [counter.trips(), performance.now()];
        await pause(idle);
        const idling = (counter.trips() - from) / (performance.now() - since);
        const change = (n: number) => player("PATCH", profileUrl, { firstName: `Sam ${n}`, lastName: "Whitaker" });
        return {
          "a profile change": await counted(counter, idling, change),
          "a booking": await counted(counter, idling, (n) => player("POST", lessonsUrl, forms[n]!)),
        };
      } finally {
        await product.stop();
        await counter.close();
      }
    };
    say(`trips to the database, one command after the other, ${times} of each`);
    const ours = await measured();
    if (before) {
      const theirs = await measured(before);
      for (const [command, { untilAnswered, inAll }] of Object.entries(theirs))
        say(`before: ${command} ${untilAnswered.toFixed(1)}, with all that followed ${inAll.toFixed(1)}`);
    }
    const most = { "a profile change": 6, "a booking": 8 };
    return (["a profile change", "a booking"] as const).flatMap((command) => [
      result({
        name: `trips of ${command} until it is answered`,
        value: ours[command].untilAnswered,
        unit: "trips",
        reference: most[command],
        bar: 1,
        lessIsBetter: true,
      }),
      result({ name: `trips of ${command} with all that follows`, value: ours[command].inAll, unit: "trips" }),
    ]);
  },
};
