import { setTimeout as pause } from "node:timers/promises";
import { v7 as newUuid } from "uuid";
import type { Backend } from "../../backend/backend.ts";
import { configurationFrom } from "../../backend/configuration.ts";
import { lessonsUrl } from "../../backend/lessons/contract.ts";
import { membership } from "../../backend/memberships/membership.ts";
import { momentAt } from "../../backend/memberships/moment.ts";
import { announceMonth } from "../../backend/memberships/uploadMonth.ts";
import { openLog } from "../../backend/operations/log.ts";
import { openProduct } from "../../backend/product.ts";
import { ownAvailabilityUrl, type SlotView } from "../../backend/scheduling/contract.ts";
import { userStream } from "../../eventstore/accounts/open.ts";
import { type MembershipEvent, membershipStream } from "../../eventstore/memberships/events.ts";
import { monthAfter } from "../../projections/memberships/standingRule.ts";
import { listMemberships, standingOf } from "../../projections/memberships/queries.ts";
import { type Benchmark, inTurns, median, percentile, perSecond, type Result, result } from "./benchmark.ts";
import { player } from "./commands/people.ts";
import { largeScans } from "./lists/queryPlans.ts";
import { meta } from "./payload.ts";
import { type RunningProduct, startProduct } from "./product.ts";

const sizes = { large: 100_000, small: 1000 };
const uploads = 3; // of each member, this month
const callers = 64;
const rounds = 41;
const timesBegun = 3;
const barOfReads = 1 / 1.5;
const barOfMonth = 0.3;
const barOfBooking = 1 / 1.5;
const bookings = { rate: 10, seconds: 20, players: 20 };

/** The same product opened here, for what no call does. */
const opened = ({ database, folder }: RunningProduct) => {
  const configuration = configurationFrom({ NODE_ENV: "test", DATA_DIR: folder, DATABASE_SAFETY: "0" });
  return openProduct(database, configuration, openLog("silent"));
};

const newEvent = (fact: { type: string; data: object }) => ({ ...fact, id: newUuid(), meta });

/** Members with some uploads, through log and projectors. Returns their ids. */
const enterMembers = async ({ store, time, caughtUp }: Backend, count: number) => {
  const { month } = momentAt(time, new Date().toISOString());
  const enter = async () => {
    const playerId = newUuid();
    const registered = { type: "PlayerRegistered", data: { userId: playerId, personal: null } };
    await store.append(userStream(playerId), "none", [newEvent(registered)]);
    const facts: MembershipEvent[] = [
      { type: "MembershipActivated", data: { playerId, source: "manual", by: "ada", month, personal: null } },
      ...Array.from({ length: uploads }, (): MembershipEvent => {
        return { type: "UploadReserved", data: { playerId, uploadId: newUuid(), month } };
      }),
    ];
    await store.append(membershipStream(playerId), "none", facts.map(newEvent));
    return playerId;
  };
  const ids: string[] = [];
  while (ids.length < count) ids.push(...(await Promise.all(Array.from({ length: callers }, enter))));
  while (!(await caughtUp()));
  return ids;
};

const timed = async (read: () => Promise<unknown>) => {
  const since = performance.now();
  await read();
  return performance.now() - since;
};

interface Members {
  readonly backend: Backend;
  readonly ids: readonly string[];
}

/** A list's page, one standing, and the state one decision is made on: with many members beside few. */
const reads = async (large: Members, small: Members): Promise<Result[]> => {
  const moment = momentAt(large.backend.time, new Date().toISOString());
  const page = (n: number) => ({ offset: 25 * (n - 1), limit: 25 });
  const since = { field: "since", order: "desc" } as const;
  const some = ({ ids }: Members) => ids[Math.floor(Math.random() * ids.length)]!;
  const asked: Record<string, (of: Members) => Promise<unknown>> = {
    "first page": ({ backend }) => listMemberships(backend.db, moment, { filter: {}, sort: since, range: page(1) }),
    "first page of the active": ({ backend }) =>
      listMemberships(backend.db, moment, { filter: { membershipStatus: "active" }, sort: since, range: page(1) }),
    "one standing": (of) => standingOf(of.backend.db, some(of), moment),
    "one decision's state": (of) => of.backend.stateOf(membership, membershipStream(some(of))),
  };
  const results: Result[] = [];
  for (const [name, ask] of Object.entries(asked)) {
    const [value = NaN, reference = NaN] = await inTurns(
      rounds,
      [large, small].map((of) => () => timed(() => ask(of))),
    );
    results.push(
      result({ name: `memberships: ${name}`, value, unit: "ms", reference, bar: barOfReads, lessIsBetter: true }),
    );
  }
  const scans = await largeScans(large.backend.db, () => asked["one standing"]!(large));
  return [
    ...results,
    { ...result({ name: "  sequential scans", value: scans.length, unit: "" }), holds: !scans.length },
  ];
};

/** Ways to book, each of which works once: seats of a coach's slots on every day to come. */
const hoursOf = async (product: RunningProduct, { time }: Backend) => {
  const coach = await product.logIn("marcus.bell@example.com");
  const hours: object[] = [];
  for (let days = 2; days < 9; days++) {
    const first = time.addDays(time.today(), days);
    const form = {
      dayOfWeek: time.dayOfWeek(first),
      startTime: "05:00",
      endTime: "06:00",
      price: 80,
      location: "Cage",
    };
    const answer = await fetch(product.origin + ownAvailabilityUrl, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: coach },
      body: JSON.stringify({ ...form, maxStudents: 10, weeksDuration: 20 }),
    });
    if (!answer.ok) throw new Error(`Publishing: ${answer.status}`);
    const { instructorId } = (await answer.json()) as SlotView;
    for (let week = 0; week < 19; week++)
      for (let seat = 0; seat < 10; seat++) {
        const scheduledDate = time.instantOf({ date: time.addDays(first, 7 * week), time: "05:00" });
        hours.push({ instructorId, scheduledDate, price: "80.00", location: "Cage", duration: 60 });
      }
  }
  return hours;
};

/** Bookings due at even times. Returns how to measure some of them: ms from when one was due to its answer, p99. */
const bookingsAt = async (product: RunningProduct, backend: Backend) => {
  const hours = await hoursOf(product, backend);
  const cookies: string[] = [];
  for (let n = 0; n < bookings.players; n++) cookies.push(await player(product, n));
  const rest = {
    studentPhone: "555-010-0100",
    studentEmail: "pat@example.com",
    sessionFocus: "both",
    weeklyRecurring: "no",
  };
  let next = 0;
  const book = async (due: number) => {
    const n = next++;
    const answer = await fetch(product.origin + lessonsUrl, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: cookies[n % cookies.length]! },
      body: JSON.stringify({ ...hours[n], ...rest }),
    });
    if (!answer.ok) throw new Error(`Booking: ${answer.status} ${await answer.text()}`);
    return performance.now() - due;
  };
  return async () => {
    const begin = performance.now();
    const underWay: Promise<number>[] = [];
    for (let n = 0; n < bookings.rate * bookings.seconds; n++) {
      const due = begin + (n * 1000) / bookings.rate;
      await pause(Math.max(0, due - performance.now()));
      const booked = book(due);
      booked.catch(() => {}); // rejects below
      underWay.push(booked);
    }
    return percentile(await Promise.all(underWay), 99);
  };
};

/** Months begun for everybody, each while lessons are being booked at a node that serves. */
const months = async (product: RunningProduct, { backend }: Members): Promise<Result[]> => {
  const signal = new AbortController().signal;
  const { store, time } = backend;
  const append = () => {
    const playerId = newUuid();
    const fact = { type: "UploadsReset", data: { playerId, month: "2020-01" } };
    return store.append(membershipStream(playerId), "none", [newEvent(fact)]);
  };
  const p99 = await bookingsAt(product, backend);
  const begun: Record<"appends" | "quiet" | "rate" | "meanwhile", number>[] = [];
  let { month } = momentAt(time, new Date().toISOString());
  for (let n = 0; n < timesBegun; n++) {
    const appends = await perSecond({ callers, ms: 4000 }, append);
    while (!(await backend.caughtUp()));
    const quiet = await p99();
    month = monthAfter(month);
    const now = time.instantOf({ date: `${month}-01`, time: "00:05" });
    const since = performance.now();
    const announcing = announceMonth(backend, { now, signal }).then(() => performance.now() - since);
    const meanwhile = await p99();
    begun.push({ appends, quiet, meanwhile, rate: (sizes.large * 1000) / (await announcing) });
  }
  const of = (what: keyof (typeof begun)[number]) => median(begun.map((one) => one[what]));
  return [
    result({
      name: "a month begun, members told",
      value: of("rate"),
      unit: "/s",
      reference: of("appends"),
      bar: barOfMonth,
    }),
    result({
      name: "a booking meanwhile, p99",
      value: of("meanwhile"),
      unit: "ms",
      reference: of("quiet"),
      bar: barOfBooking,
      lessIsBetter: true,
    }),
  ];
};

/** Memberships of 100,000 players beside 1,000, and a month that begins for all of them. */
export const memberships: Benchmark = {
  name: "memberships",
  async run({ url, say }) {
    const product = await startProduct(url, say);
    const other = await startProduct(url, say);
    const large = await opened(product);
    const small = await opened(other);
    try {
      const since = performance.now();
      const few = { ...small, ids: await enterMembers(small.backend, sizes.small) };
      const many = { ...large, ids: await enterMembers(large.backend, sizes.large) };
      for (const { backend } of [few, many]) await backend.db.raw("vacuum analyze");
      say(`${sizes.large} and ${sizes.small} members, entered in ${Math.round((performance.now() - since) / 1000)} s`);
      return [...(await reads(many, few)), ...(await months(product, many))];
    } finally {
      await large.close();
      await small.close();
      await product.stop();
      await other.stop();
    }
  },
};
