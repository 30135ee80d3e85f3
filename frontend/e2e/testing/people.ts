import {
  type APIRequestContext,
  test as base,
  type BrowserContextOptions,
  expect,
  type Page,
  request,
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
  /** The one admin there is. */
  admin(): Promise<Person>;
}

type Opened = BrowserContextOptions & {
  /** Statuses that this page is to be refused with. All others from 400 up fail the test. */
  refused?: number[];
};
export type Open = (who: Person | "visitor", options?: Opened) => Promise<Page>;

/** Tests that make their own people, so none depends on another. Whatever a page complains of fails its test. */
export const test = base.extend<{ people: People; open: Open }>({
  people: async ({ baseURL: origin = "" }, use) => {
    const sessions: APIRequestContext[] = [];
    const enter = async () => {
      const session = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
      sessions.push(session);
      return session;
    };
    const logIn = async (email: string, password: string) => {
      const session = await enter();
      const call = callIn(session);
      const { id, firstName, lastName } = await call<UserView>("POST", loginUrl, { email, password });
      const names = { firstName: firstName ?? "", lastName: lastName ?? "", name: `${firstName} ${lastName}` };
      return { id, email, password, ...names, session, call };
    };
    let morgan: Promise<Person> | undefined;
    const admin = () => (morgan ??= logIn("admin@example.com", "fungo-demo"));
    const player = async ({ firstName = "Pat" }: { firstName?: string } = {}) => {
      const lastName = `Lee ${crypto.randomUUID().slice(0, 8)}`;
      const email = `${lastName.replace(" ", ".").toLowerCase()}@example.com`;
      const form = { firstName, lastName, email, password, confirmPassword: password };
      await callIn(await enter())("POST", registerUrl, form);
      return logIn(email, password);
    };
    const instructor = async ({ firstName = "Riley" }: { firstName?: string } = {}) => {
      const person = await player({ firstName });
      const role: Role = "instructor";
      await (await admin()).call("PATCH", userUrl(person.id), { role });
      return person;
    };
    await use({ player, instructor, admin });
    await Promise.all(sessions.map((session) => session.dispose()));
  },

  open: async ({ browser }, use) => {
    const troubles: string[] = [];
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (who, { refused = [], ...options } = {}) => {
      const storageState = who === "visitor" ? undefined : await who.session.storageState();
      const context = await browser.newContext({
        reducedMotion: "reduce",
        ...(storageState && { storageState }),
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      const expected = who === "visitor" ? [401, ...refused] : refused;
      page.on("pageerror", ({ message }) => troubles.push(message));
      page.on("response", (response) => {
        if (response.status() >= 400 && !expected.includes(response.status()))
          troubles.push(`${response.status()} ${response.request().method()} ${response.url()}`);
      });
      page.on("console", (said) => {
        // What could not be loaded is among the responses already.
        if (said.type() === "error" && !said.text().startsWith("Failed to load resource")) troubles.push(said.text());
      });
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(troubles, "what the pages complained of").toEqual([]);
  },
});

const callIn =
  (session: APIRequestContext): Call =>
  async (method, url, body) => {
    const response = await session.fetch(url, { method, ...(body && { data: body }) });
    if (!response.ok()) throw new Error(`${method} ${url}: ${response.status()} ${await response.text()}`);
    return response.json();
  };
