import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { activateMembershipUrl, deactivateMembershipUrl } from "../../backend/memberships/contract.ts";
import { membershipStream, uploadMonthsStream } from "../../eventstore/memberships/events.ts";
import { storedFacts } from "../torture/logShape.ts";
import type { Damage } from "../torture/node.ts";
import { ownPostgres } from "../torture/ownPostgres.ts";
import type { Chapter, Field } from "./chapter.ts";
import { fakeClock, fakeTimeLibrary } from "./clock/fakeClock.ts";
import { startProduct } from "./product.ts";
import { counting } from "./tried.ts";

const plants: Readonly<Record<string, Damage>> = {
  /** Nothing looks for a month by itself: only a node's start and the hour of the clock remain. */
  "cron-alone": {
    file: "/backend/timed/timedWork.js",
    right: "while (!signal.aborted) {",
    wrong: 'while (!signal.aborted && name !== "begin upload month") {',
  },
  /** A month that was missed is said by a clock that goes back to it. */
  "month-again": { file: "/backend/memberships/uploadMonth.js", right: "latest >= month", wrong: "latest === month" },
};

/** The first instant of a month at a facility, and that month, the one before, and the one two months later. */
const midnights = [
  // This midnight does not exist: the month begins at 1:00.
  { zone: "America/Asuncion", at: "2023-10-01T04:00:00Z", months: ["2023-09", "2023-10", "2023-12"] },
  { zone: "America/New_York", at: "2026-11-01T04:00:00Z", months: ["2026-10", "2026-11", "2027-01"] },
  { zone: "Australia/Lord_Howe", at: "2028-09-30T13:30:00Z", months: ["2028-09", "2028-10", "2028-12"] },
  { zone: "Pacific/Kiritimati", at: "2026-10-31T10:00:00Z", months: ["2026-10", "2026-11", "2027-01"] },
] as const;
type Midnight = (typeof midnights)[number];

const lead = 10; // s before midnight at which people come; a start takes some of it
const [oneMonth, twoMonths] = [31 * 86_400, 62 * 86_400]; // s
const patience = 45_000; // ms; timed work looks within a minute of midnight, and right at it

const within = async (isSo: () => Promise<boolean>) => {
  for (const since = performance.now(); performance.now() - since < patience; await pause(20))
    if (await isSo()) return true;
  return false;
};

type Counting = ReturnType<typeof counting>;

/** Some nodes across one midnight, killed at it; then down for two months; then with the clock set back by one. */
const across = async (field: Field, { zone, at, months }: Midnight, how: Staged) => {
  const { library, damage, count, counted } = how;
  const said = counted.row(`months said in ${zone}`);
  const told = counted.row(`members told in ${zone}`);
  const clock = await fakeClock(field, library);
  const ahead = Math.round((Date.parse(at) - Date.now()) / 1000);
  await clock.set(ahead - 3600);
  const place = await ownPostgres(field, [], clock.environment);
  const environment = { ...clock.environment, FACILITY_TIME_ZONE: zone };
  const product = await startProduct(field, { environment, damage, place, nodes: count });
  const pool = new pg.Pool({ connectionString: place.url, max: 1 });
  pool.on("error", () => {});
  field.onEnd(() => pool.end());
  const { nodes } = product;

  const admin = await product.person("admin");
  const members = [await product.person(), await product.person(), await product.person()];
  for (const { id: userId } of members) await admin("POST", activateMembershipUrl, { userId });
  await admin("POST", deactivateMembershipUrl, { userId: members[2]!.id });

  const monthsIn = async (stream: string, type: string) =>
    (await storedFacts(pool))
      .filter((fact) => fact.stream === stream && fact.type === type)
      .map(({ data }) => data["month"]);
  const resets = async (n: number) => monthsIn(membershipStream(members[n]!.id), "UploadsReset");
  const restart = async (seconds: number) => {
    await Promise.all(nodes.map((node) => node.stop()));
    await clock.set(seconds);
    await Promise.all(nodes.map((node) => node.start()));
  };
  const monthsSaid = (count: number) =>
    within(async () => (await monthsIn(uploadMonthsStream, "UploadMonthBegan")).length >= count);
  const look = async (begun: readonly string[], reset: readonly string[]) => {
    await monthsSaid(begun.length);
    await within(async () => (await resets(0)).length >= reset.length && (await resets(1)).length >= reset.length);
    await pause(500); // what comes twice comes now
    const found = { said: await monthsIn(uploadMonthsStream, "UploadMonthBegan"), ended: await resets(2) };
    said.tried(begun.length);
    if (String(found.said) !== String(begun))
      said.wrong(`${zone}: months`, `${String(found.said)}, not ${String(begun)}`);
    for (const n of [0, 1]) {
      told.tried();
      const months = await resets(n);
      if (String(months) !== String(reset)) told.wrong(`${zone}: a member`, `${String(months)}, not ${String(reset)}`);
    }
    told.tried();
    if (found.ended.length > 0) told.wrong(`${zone}: who is no member any more`, String(found.ended));
  };

  const [before, month, later] = months;
  await look([before], []);
  await restart(Math.round((Date.parse(at) - Date.now()) / 1000) - lead);
  if (!(await monthsSaid(2))) said.wrong(`${zone}: nobody says that a month began`, month);
  await Promise.all(nodes.map((node) => node.kill())); // before all members are told
  await Promise.all(nodes.map((node) => node.start()));
  await look([before, month], [month]);
  if (how.isShort) return;
  await restart(ahead + twoMonths);
  await look([before, month, later], [month, later]);
  await restart(ahead + oneMonth);
  await look([before, month, later], [month, later]);
  for (const node of nodes) if (node.hasEndedByItself()) said.wrong(`${zone}: a node ended`, node.said().slice(-500));
};
interface Staged {
  readonly library: string;
  readonly damage: Damage | undefined;
  readonly count: number;
  readonly counted: Counting;
  readonly isShort: boolean; // it ends after the first month
}

export const months: Chapter = {
  name: "months",
  does: "lets nodes go through the beginning of a month in zones where midnight is not what it seems",
  plants: Object.keys(plants),
  damages: plants,
  async run(field, { isShort, plant }) {
    const library = fakeTimeLibrary();
    if (!library) return { notRun: "Debian's faketime is not installed" };
    const counted = counting();
    const staged = { library, damage: plant ? plants[plant] : undefined, count: isShort ? 1 : 3, counted, isShort };
    for (const midnight of isShort ? midnights.slice(0, 1) : midnights) {
      await across(field, midnight, staged);
      field.say(midnight.zone);
    }
    return counted.outcome();
  },
};
