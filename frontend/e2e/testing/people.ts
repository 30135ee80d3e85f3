import {
  type APIRequestContext,
  test as base,
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
  /** A browser that was never here, for what is loaded the first time, or for a test that adds an init script. */
  isNew?: boolean;
  /** Statuses from 400 up that this page may receive. Any other fails the test. */
  refused?: number[];
};
export type Open = (who: Person | "visitor", options?: Opened) => Promise<Page>;

/** Every test makes its own people, so that none depends on another. Whatever a page complains of fails its test. */
export const test = base.extend<{ people: People; open: Open }, { morgan: Person; idle: Page[] }>({
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

  // Pages that tests are done with. A new one downloads and compiles everything again, up to half of what a page costs.
  idle: [
    async ({ browser }, use) => {
      await use([]);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { scope: "worker" },
  ],

  open: async ({ browser, idle }, use, testInfo) => {
    const troubles: string[] = [];
    const opened: Page[] = [];
    const again: Page[] = [];
    await use(async (who, { refused = [], isNew = false, viewport, ...options } = {}) => {
      const state = who === "visitor" ? { cookies: [] } : await who.session.storageState();
      const isPlain = !isNew && Object.keys(options).length === 0;
      const page =
        (isPlain ? idle.pop() : undefined) ??
        (await (await browser.newContext({ reducedMotion: "reduce", ...options })).newPage());
      (isPlain ? again : opened).push(page);
      await page.context().addCookies(state.cookies);
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
    const isWell = testInfo.errors.length === 0; // otherwise its report shows the pages as they are
    const tidied = await Promise.all(again.map(async (page) => isWell && (await tidy(page).catch(() => false))));
    idle.push(...again.filter((_, index) => tidied[index]));
    const rest = [...opened, ...again.filter((_, index) => !tidied[index])];
    await Promise.all(rest.map((page) => page.context().close()));
    expect(troubles, "what the pages complained of").toEqual([]);
  },
});

const size = { width: 1280, height: 720 };
/** Empty, and of the same origin: a page that waits here for the next test keeps its process and its compiled code. */
const shelf = "/robots.txt";

/**
 * Leaves nothing in a page but what it has cached. Init scripts can't be removed: a test that adds one asks for a new
 * page.
 *
 * @returns whether another test can have it
 */
const tidy = async (page: Page) => {
  const context = page.context();
  if (page.isClosed() || context.isClosed()) return false;
  for (const event of ["console", "dialog", "download", "pageerror", "popup", "request", "response"] as const)
    page.removeAllListeners(event);
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await Promise.all([context.setOffline(false), context.unrouteAll(), page.unrouteAll()]);
  await page.goto(shelf, { timeout: 30_000 });
  await context.clearCookies(); // now that no answer can set any
  // A clock that a test has set is in every page of its context, and its Date says it is native.
  if (!(await page.evaluate(() => Function.prototype.toString.call(Date).includes("[native code]")))) return false;
  await page.evaluate(() => sessionStorage.clear());
  const devTools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb" });
  await devTools.send("Page.resetNavigationHistory");
  await devTools.detach();
  await page.emulateMedia({ media: null, colorScheme: "light", reducedMotion: "reduce" });
  await page.setViewportSize(size);
  return true;
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
