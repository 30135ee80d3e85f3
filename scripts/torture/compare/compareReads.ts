import { currentUserUrl } from "../../../backend/accounts/contract.ts";
import { myRegistrationsUrl } from "../../../backend/camps/contract.ts";
import { lessonsUrl } from "../../../backend/lessons/contract.ts";
import { playersUrl } from "../../../backend/players/contract.ts";
import { availabilityOf } from "../../../backend/scheduling/contract.ts";
import { userStream } from "../../../eventstore/accounts/events.ts";
import { insist } from "../caller.ts";
import type { Problems } from "../chapter.ts";
import type { Stored } from "../logShape.ts";
import type { Person } from "../people.ts";
import type { Ledger } from "../answered.ts";

const rows = (body: unknown): Record<string, unknown>[] => (Array.isArray(body) ? body : []);

/** What each node shows people is what they were told. */
export const compareReads = async (of: {
  bases: readonly string[];
  people: readonly Person[];
  ledger: Ledger;
  facts: readonly Stored[];
  problems: Problems;
}) => {
  const { bases, people, ledger, facts, problems } = of;
  const differs = (what: string, who: string, shown: unknown, expected: unknown) =>
    problems.add(
      `a read shows something else than was told: ${what}`,
      `${who}: ${String(shown)}, told ${String(expected)}`,
    );
  const lastName = new Map<string, string>(); // by stream
  for (const { id, stream } of facts) {
    const name = ledger.lastNames.get(id);
    if (name) lastName.set(stream, name);
  }

  const compareRegistrations = (person: Person, shown: Record<string, unknown>[]) => {
    const states = new Map(shown.map(({ id, registrationStatus }) => [String(id), registrationStatus === "withdrawn"]));
    const own = [...ledger.registrations].filter(([, { payerId }]) => payerId === person.id);
    for (const [id, { isWithdrawn }] of own)
      if (states.get(id) !== isWithdrawn)
        differs("registration for a camp", id, states.get(id) ?? "nothing", isWithdrawn ? "withdrawn" : "confirmed");
    if (states.size > own.length) differs("number of registrations", person.id, states.size, own.length);
  };

  const comparePlayers = (person: Person, shown: Record<string, unknown>[]) => {
    const names = new Map(shown.filter(({ isOwn }) => !isOwn).map(({ id, firstName }) => [String(id), firstName]));
    const own = [...ledger.players].filter(([, { userId, isErased }]) => userId === person.id && !isErased);
    for (const [id, { firstName }] of own)
      if (names.get(id) !== firstName) differs("player", id, names.get(id) ?? "nothing", firstName);
    if (names.size !== own.length) differs("number of players", person.id, names.size, own.length);
  };

  const compareOn = async (base: string, person: Person) => {
    const read = async (path: string) => {
      const outcome = await insist([base], { method: "GET", path, cookie: person.cookie }, () => {});
      return outcome?.answer.body;
    };
    const me = await read(currentUserUrl);
    const shown = typeof me === "object" && me !== null && "lastName" in me ? me.lastName : undefined;
    const name = lastName.get(userStream(person.id));
    if (name && shown !== name) differs("last name", person.id, shown, name);

    if (person.role === "student") {
      const mine = new Map(rows(await read(lessonsUrl)).map(({ id, status }) => [String(id), status]));
      for (const [id, { playerId, status }] of ledger.lessons)
        if (playerId === person.id && mine.get(id) !== status) differs("lesson", id, mine.get(id) ?? "nothing", status);
      const most = [...ledger.lessons.values()].filter(({ playerId }) => playerId === person.id).length;
      if (mine.size > most) differs("number of lessons", person.id, mine.size, most);
      comparePlayers(person, rows(await read(playersUrl)));
      compareRegistrations(person, rows(await read(myRegistrationsUrl)));
      return;
    }
    if (person.role === "admin") return;
    const offered = new Map(
      rows(await read(availabilityOf(person.id))).map(({ id, isAvailable }) => [id, isAvailable]),
    );
    for (const [id, { instructorId, isAvailable }] of ledger.slots)
      if (instructorId === person.id && offered.get(id) !== isAvailable)
        differs("slot", id, offered.get(id) ?? "nothing", isAvailable);
    const most = [...ledger.slots.values()].filter(({ instructorId }) => instructorId === person.id).length;
    if (offered.size > most) differs("number of slots", person.id, offered.size, most);
  };
  for (const base of bases) for (const person of people) await compareOn(base, person);
};
