import {
  type APIRequestContext,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  type PlaywrightWorkerArgs,
} from "@playwright/test";
import { loginUrl, registerUrl, type Role, type UserView, userUrl } from "../../../backend/accounts/contract.ts";

export { expect } from "@playwright/test";

const password = "correct-horse-battery";

/** Somebody with an account who is logged in: by API, and in every browser that `open` opens for them. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  readonly session: APIRequestContext;
  /** A call of the product's API; an answer that is no success is an error. */
  readonly call: Call;
}
export type Call = <Answer>(
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  body?: object,
) => Promise<Answer>;

interface People {
  player(told?: { firstName?: string }): Promise<Person>;
  instructor(told?: { firstName?: string }): Promise<Person>;
  /** The only admin. */
  admin(): Promise<Person>;
}

type Opened = BrowserContextOptions & {
  /** A browser that was never here, for what is loaded the first time. */
  isNew?: boolean;
  /** Statuses from 400 up that this page may receive. Any other fails the test. */
  refused?: number[];
};
export type Open = (who: Person | "visitor", options?: Opened) => Promise<Page>;

/** Every test makes its own people, so that none depends on another. Whatever a page complains of fails its test. */
export const test = base.extend<{ people: People; open: Open }, { morgan: Person; idle: BrowserContext[] }>({
  // Logged in once per worker: no test logs this session out.
  morgan: [
    async ({ playwright }, use, { project }) => {
      const session = await enter(playwright, project.use.baseURL);
      await use(await logIn(session, "admin@example.com", "fungo-demo"));
      await session.dispose();
    },
    { scope: "worker" },
  ],

  people: async ({ playwright, baseURL, morgan }, use) => {
    const sessions: APIRequestContext[] = [];
    const player = async ({ firstName = "Pat" }: { firstName?: string } = {}) => {
      const session = await enter(playwright, baseURL);
      sessions.push(session);
      const lastName = `Lee ${crypto.randomUUID().slice(0, 8)}`;
      const email = `${lastName.replace(" ", ".").toLowerCase()}@example.com`;
      const form = { firstName, lastName, email, password, confirmPassword: password };
      await callIn(session)("POST", registerUrl, form);
      return logIn(session, email, password);
    };
    const instructor = async ({ firstName = "Riley" }: { firstName?: string } = {}) => {
      const person = await player({ firstName });
      const role: Role = "instructor";
      await morgan.call("PATCH", userUrl(person.id), { role });
      return person;
    };
    await use({ player, instructor, admin: () => Promise.resolve(morgan) });
    await Promise.all(sessions.map((session) => session.dispose()));
  },

  // The browsers of tests that are over. A new one downloads and parses everything again, a third of what a page costs.
  idle: [
    async ({ browser }, use) => {
      await use([]);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { scope: "worker" },
  ],

  open: async ({ browser, idle }, use, { project }) => {
    const troubles: string[] = [];
    const contexts: BrowserContext[] = [];
    const again: BrowserContext[] = [];
    await use(async (who, { refused = [], isNew = false, viewport, ...options } = {}) => {
      const state = who === "visitor" ? { cookies: [] } : await who.session.storageState();
      const isPlain = !isNew && Object.keys(options).length === 0;
      const page =
        (isPlain ? await pageOfIdle(idle, project.use.baseURL) : undefined) ??
        (await (await browser.newContext({ reducedMotion: "reduce", ...options })).newPage());
      const context = page.context();
      contexts.push(context);
      if (isPlain) again.push(context);
      await context.addCookies(state.cookies);
      if (viewport) await page.setViewportSize(viewport);
      const expected = who === "visitor" ? [401, ...refused] : refused;
      page.on("pageerror", ({ message }) => troubles.push(message));
      page.on("response", (response) => {
        if (response.status() >= 400 && !expected.includes(response.status()))
          troubles.push(`${response.status()} ${response.request().method()} ${response.url()}`);
      });
      page.on("console", (said) => {
        // Failed loads are already noted as responses.
        if (said.type() === "error" && !said.text().startsWith("Failed to load resource")) troubles.push(said.text());
      });
      return page;
    });
    await Promise.all(contexts.map((context) => (again.includes(context) ? tidy(context) : context.close())));
    idle.push(...again.filter((context) => !context.isClosed()));
    expect(troubles, "what the pages complained of").toEqual([]);
  },
});

/** A page in a browser that a test is done with, in which nothing is left but what it has cached. */
const pageOfIdle = async (idle: BrowserContext[], origin = "") => {
  for (let context = idle.pop(); context; context = idle.pop()) {
    const page = await context.newPage();
    // A clock that a test has set is in every page of its context, and its Date says it is native.
    if (await page.evaluate(() => Function.prototype.toString.call(Date).includes("[native code]"))) {
      const devTools = await context.newCDPSession(page);
      await devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb" });
      return page;
    }
    await context.close();
  }
  return undefined;
};

const tidy = async (context: BrowserContext) => {
  if (context.isClosed()) return;
  await Promise.all(context.pages().map((page) => page.close()));
  await Promise.all([context.clearCookies(), context.setOffline(false), context.unrouteAll()]);
};

/** Somebody with an account at a product that a test started itself. */
export const personAt = async (
  playwright: PlaywrightWorkerArgs["playwright"],
  origin: string,
  { email, password }: Pick<Person, "email" | "password">,
) => logIn(await enter(playwright, origin), email, password);

const enter = ({ request }: PlaywrightWorkerArgs["playwright"], origin = "") =>
  request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });

const logIn = async (session: APIRequestContext, email: string, password: string): Promise<Person> => {
  const call = callIn(session);
  const { id, firstName, lastName } = await call<UserView>("POST", loginUrl, { email, password });
  const names = { firstName: firstName ?? "", lastName: lastName ?? "", name: `${firstName} ${lastName}` };
  return { id, email, password, ...names, session, call };
};

const callIn =
  (session: APIRequestContext): Call =>
  async (method, url, body) => {
    const response = await session.fetch(url, { method, ...(body && { data: body }) });
    if (!response.ok()) throw new Error(`${method} ${url}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
