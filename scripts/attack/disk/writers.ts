import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  currentUserUrl,
  instructorsUrl,
  loginUrl,
  profileUrl,
  registerUrl,
} from "../../../backend/accounts/contract.ts";
import { factId } from "../../../backend/command.ts";
import { userStream } from "../../../eventstore/accounts/events.ts";
import { type Answer, ask, type Request } from "../../torture/caller.ts";
import { newEmail, password, registration } from "../../torture/people.ts";
import { isYes, ledger } from "../../torture/answered.ts";

/** One attempt. Status 0: no answer came. */
export interface Heard {
  readonly what: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly ms: number;
}

const between = 5; // ms
const registered = async (base: string) => {
  const email = newEmail();
  const made = await ask(base, { method: "POST", path: registerUrl, body: registration(email) });
  const { status, cookies } = await ask(base, { method: "POST", path: loginUrl, body: { email, password } });
  if (!isYes(made.status) || status !== 200) throw new Error(`registering failed: ${made.status}, ${status}`);
  const { id } = made.body as { id: string };
  return { id, cookie: cookies.map((line) => line.split(";")[0]).join("; ") };
};

/** Players who keep changing their names, each change until it is answered yes or no, and look at pages meanwhile. */
export const writersAt = async (base: string, players: number) => {
  const people = await Promise.all(Array.from({ length: players }, () => registered(base)));
  const answered = ledger();
  const heard: Heard[] = [];
  const over = new AbortController();

  const attempt = async (what: string, request: Request): Promise<Answer | undefined> => {
    const since = performance.now();
    const answer = await ask(base, request).catch(() => undefined);
    const { status = 0, retryAfter = null } = answer ?? {};
    heard.push({ what, status, retryAfter, ms: Math.round(performance.now() - since) });
    await pause(between);
    return answer;
  };

  const rename = async ({ id, cookie }: { id: string; cookie: string }) => {
    const key = randomUUID();
    const command = { actor: { userId: id, role: "student" }, now: "", requestId: "", key } as const;
    const body = { firstName: "Pat", lastName: randomUUID() };
    const request = { method: "PATCH", path: profileUrl, body, cookie, key };
    for (let attempts = 1; ; attempts++) {
      const { status = 0 } = (await attempt("a command", request)) ?? {};
      if (status > 0 && status < 500) {
        const factIdOf = factId(command, userStream(id), 0);
        answered.answers.push({ what: "rename", factId: factIdOf, type: "ProfileUpdated", status, attempts });
        return;
      }
    }
  };
  const working = people.map(async (person) => {
    while (!over.signal.aborted) {
      await rename(person);
      await attempt("a read of one's own", { method: "GET", path: currentUserUrl, cookie: person.cookie });
      await attempt("a public read", { method: "GET", path: instructorsUrl });
    }
  });
  return {
    heard,
    ledger: answered,
    /** Every command has been answered yes or no. */
    async stop() {
      over.abort();
      await Promise.all(working);
    },
  };
};
