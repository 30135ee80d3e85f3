import { randomUUID } from "node:crypto";
import { currentUserUrl, instructorsUrl, loginUrl, profileUrl } from "../../../backend/accounts/contract.ts";
import { factId } from "../../../backend/command.ts";
import { userStream } from "../../../eventstore/accounts/events.ts";
import { password } from "../../../backend/testing/peopleAt.ts";
import { ask, type Request } from "../../torture/caller.ts";
import type { Line } from "../tried.ts";

const answerWithin = 10_000; // ms
const clientsHave = "correct horse"; // no one's password

/** Someone logged in who asks every node for a bit of everything. Throws if the log-in fails. */
export const callersAt = async (bases: readonly string[], { email, answers }: { email: string; answers: Line }) => {
  const logIn = { method: "POST", path: loginUrl, body: { email, password } };
  const { status, cookies, body } = await ask(bases[0]!, logIn);
  if (status !== 200) throw new Error(`logging in failed: ${status} ${JSON.stringify(body)}`);
  const { id } = body as { id: string };
  const cookie = cookies.map((line) => line.split(";")[0]).join("; ");
  const acknowledged: string[] = []; // ids of facts

  const probe = async (base: string, what: string, request: Request, good: readonly number[]) => {
    answers.tried();
    const since = performance.now();
    const answer = await ask(base, request).catch(() => undefined);
    const ms = Math.round(performance.now() - since);
    const { status = 0 } = answer ?? {};
    const isAway = status === 503 && (answer?.retryAfter !== null || request.path === "/readyz");
    if (!good.includes(status) && !isAway)
      answers.wrong(`${what} was answered ${status}`, JSON.stringify(answer?.body));
    if (ms > answerWithin) answers.wrong("an answer took too long", `${what}: ${ms} ms`);
    return status;
  };
  const rename = async (base: string, good: readonly number[]) => {
    const key = randomUUID();
    const body = { firstName: "Pat", lastName: randomUUID() };
    const status = await probe(base, "a command", { method: "PATCH", path: profileUrl, body, cookie, key }, good);
    const command = { actor: { userId: id, role: "student" }, now: "", requestId: "", key } as const;
    if (status === 200) acknowledged.push(factId(command, userStream(id), 0));
  };
  return {
    acknowledged,
    /** `loggedIn`: that the session is valid by the current clocks. */
    async callAll({ loggedIn }: { loggedIn: boolean }) {
      const good = loggedIn ? [200] : [200, 401];
      for (const base of bases) {
        await rename(base, good);
        await probe(base, "a read of one's own", { method: "GET", path: currentUserUrl, cookie }, good);
        await probe(base, "a public read", { method: "GET", path: instructorsUrl }, [200]);
        const wrong = { email, password: clientsHave };
        await probe(base, "a log-in with a wrong password", { ...logIn, body: wrong }, [401]);
        await probe(base, "readyz", { method: "GET", path: "/readyz" }, [200]);
      }
    },
  };
};
