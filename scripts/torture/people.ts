import { randomUUID } from "node:crypto";
import { loginUrl, registerUrl } from "../../backend/accounts/contract.ts";
import { appoint } from "../../backend/accounts/appoint.ts";
import { configurationFrom } from "../../backend/configuration.ts";
import { openLog } from "../../backend/operations/log.ts";
import { openProduct } from "../../backend/product.ts";
import { type Answer, insist } from "./caller.ts";

export const password = "correct horse battery";

export interface Person {
  readonly id: string;
  readonly role: "student" | "instructor";
  readonly cookie: string;
}

export const registration = (email: string) => ({
  firstName: "Pat",
  lastName: "Lee",
  email,
  password,
  confirmPassword: password,
});
export const newEmail = () => `${randomUUID()}@example.com`;

export const idIn = ({ body }: Answer): string | undefined =>
  typeof body === "object" && body !== null && "id" in body ? String(body.id) : undefined;

const logIn = async (bases: readonly string[], email: string) => {
  const request = { method: "POST", path: loginUrl, body: { email, password } };
  const settled = await insist(bases, request, () => {});
  if (settled?.answer.status !== 200) throw new Error(`logging in failed: ${JSON.stringify(settled?.answer)}`);
  return settled.answer;
};

/**
 * Players and instructors who are logged in. `folder` is where the nodes keep their master key, `environment` names the
 * log.
 */
export const people = async (
  of: { bases: readonly string[]; url: string; folder: string; environment?: Readonly<Record<string, string>> },
  { players, instructors }: { players: number; instructors: number },
): Promise<Person[]> => {
  const { bases, url, folder, environment = {} } = of;
  const emails = Array.from({ length: players + instructors }, newEmail);
  const ids = await Promise.all(
    emails.map(async (email) => {
      const settled = await insist(bases, { method: "POST", path: registerUrl, body: registration(email) }, () => {});
      const id = settled && idIn(settled.answer);
      if (!id) throw new Error(`registering failed: ${JSON.stringify(settled?.answer)}`);
      return id;
    }),
  );
  const configuration = configurationFrom({
    ...environment,
    NODE_ENV: "test",
    DATA_DIR: folder,
    DATABASE_SAFETY: "0",
  });
  const product = await openProduct(url, configuration, openLog("silent"));
  const command = { actor: "system", now: new Date().toISOString(), requestId: "torture" } as const;
  try {
    for (const userId of ids.slice(players)) await appoint(product.backend, command, { userId, role: "instructor" });
  } finally {
    await product.close();
  }
  return Promise.all(
    emails.map(async (email, n): Promise<Person> => {
      const { cookies } = await logIn(bases, email);
      const cookie = cookies.map((line) => line.split(";")[0]).join("; ");
      return { id: ids[n]!, role: n < players ? "student" : "instructor", cookie };
    }),
  );
};
