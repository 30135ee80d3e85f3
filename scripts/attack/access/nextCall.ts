import {
  currentUserUrl,
  loginUrl,
  logoutUrl,
  passwordUrl,
  userUrl,
  usersUrl,
} from "../../../backend/accounts/contract.ts";
import { eraseUrl } from "../../../backend/privacy/contract.ts";
import { ownAvailabilityUrl } from "../../../backend/scheduling/contract.ts";
import { type Client, clientOf } from "../../../backend/testing/client.ts";
import { password, type Person } from "../../../backend/testing/peopleAt.ts";
import type { Product } from "../product.ts";
import type { Line } from "../tried.ts";

type Role = "student" | "instructor" | "admin";
/** At one node. */
type Somebody = Person & { readonly base: string };
interface Case {
  readonly what: string;
  readonly of: Role;
  /** Changes what someone may do. Throws if that is refused. */
  readonly change: (whose: Somebody, admin: Client) => Promise<void>;
  /** The answer a call must get from then on, with the existing session. */
  readonly asks: string;
  readonly status: number;
}

const mustBe = async (answer: Promise<{ status: number; body: unknown }>, ...statuses: number[]) => {
  const { status, body } = await answer;
  if (!statuses.includes(status)) throw new Error(`the change was answered ${status}: ${JSON.stringify(body)}`);
};
const give =
  (role: Role) =>
  async ({ id }: Person, admin: Client) =>
    mustBe(admin("PATCH", userUrl(id), { role }), 200);
const logOut = async (whose: Somebody) => mustBe(whose("POST", logoutUrl), 200);
const eraseOneself = async (whose: Somebody) => mustBe(whose("POST", eraseUrl, { password }), 202);
const eraseBy = async ({ id }: Person, admin: Client) => mustBe(admin("POST", eraseUrl, { userId: id, password }), 202);
/** In another browser: this one keeps its session. */
const changePassword = async (whose: Somebody) => {
  const elsewhere = clientOf(whose.base);
  await mustBe(elsewhere("POST", loginUrl, { email: whose.email, password }), 200);
  await mustBe(elsewhere("POST", passwordUrl, { currentPassword: password, newPassword: `${password} staple` }), 200);
};

const everyRole: readonly Role[] = ["student", "instructor", "admin"];
const ends = (what: string, change: Case["change"]): Case[] =>
  everyRole.map((of) => ({ what: `${what} (${of})`, of, change, asks: currentUserUrl, status: 401 }));
const cases: readonly Case[] = [
  {
    what: "a coach becomes a player",
    of: "instructor",
    change: give("student"),
    asks: ownAvailabilityUrl,
    status: 403,
  },
  { what: "an admin becomes a coach", of: "admin", change: give("instructor"), asks: usersUrl, status: 403 },
  { what: "an admin becomes a player", of: "admin", change: give("student"), asks: usersUrl, status: 403 },
  {
    what: "a player becomes a coach",
    of: "student",
    change: give("instructor"),
    asks: ownAvailabilityUrl,
    status: 200,
  },
  { what: "a coach becomes an admin", of: "instructor", change: give("admin"), asks: usersUrl, status: 200 },
  ...ends("log-out", logOut),
  ...ends("a new password", changePassword),
  ...ends("erased by oneself", eraseOneself),
  ...ends("erased by an admin", eraseBy),
];

/** What changes on one node applies to the next call on either, for people logged in on both. */
export const nextCalls = async (product: Product, line: Line, each: number) => {
  const [first, second] = product.nodes.map(({ base }) => base);
  const admin = await product.person("admin");
  for (const [n, { what, of, change, asks, status }] of cases.entries()) {
    if (n % each !== 0) continue;
    const person = await product.person(of);
    const [here, there] = n % 2 === 0 ? [first!, second!] : [second!, first!];
    const at = (base: string) => Object.assign(person.at(base), { id: person.id, email: person.email, base });
    // Once before, on both, so that whatever is remembered of them is remembered.
    for (const base of [here, there]) await person.at(base)("GET", asks);
    try {
      await change(at(here), admin.at(here));
    } catch (error) {
      line.wrong(`${what}: it cannot be done`, String(error));
    }
    for (const base of [there, here]) {
      line.tried();
      const answer = await person.at(base)("GET", asks);
      const where = base === here ? "the same node" : "another node";
      if (answer.status !== status)
        line.wrong(`${what}: not at the next call`, `${asks} on ${where}: ${answer.status}, not ${status}`);
    }
  }
};
