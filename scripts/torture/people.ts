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
  readonly role: "student" | "instructor" | "admin";
  readonly cookie: string;
}

export const registration = (email: string) => ({
  firstName: "Pat",
  lastName: "Lee",
  email,
  password,
  confirmPassword: password,
  birthDate: "1990-05-04",
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
 * Players, instructors and admins who are logged in. `folder` is where the nodes keep their master key, `environment` names the
 * log.
 */
export const people = async (
  of: { bases: readonly string[]; url: string; folder: string; environment?: Readonly<Record<string, string>> },
  { players, instructors, admins = 0 }: { players: number; instructors: number; admins?: number },
): Promise<Person[]> => {
  const { bases, url, folder, environment = {} } = of;
  const emails = Array.from({ length: players + instructors + admins }, newEmail);
  const ids = await Promise.all(
    emails.map(async (email) => {
      const settled = await insist(bases, { method: "POST", path: registerUrl, body: registration(email) }, () => {});
      const id = settled && idIn(settled.answer);
      if (!id) throw new Error(`registering failed: ${JSON.stringify(settled?.answer)}`);
      return id;
    }),
  );
  const roleOf = (n: number) => (n < players ? "student" : n < players + instructors ? "instructor" : "admin");
  const configuration = configurationFrom({
    ...environment,
    NODE_ENV: "test",
    DATA_DIR: folder,
    DATABASE_SAFETY: "0",
  });
  const product = await openProduct(url, configuration, openLog("silent"));
  const command = { actor: "system", now: new Date().toISOString(), requestId: "torture" } as const;
  try {
    for (const [n, userId] of ids.entries())
      if (roleOf(n) !== "student") await appoint(product.backend, command, { userId, role: roleOf(n) });
  } finally {
    await product.close();
  }
  return Promise.all(
    emails.map(async (email, n): Promise<Person> => {
      const { cookies } = await logIn(bases, email);
      const cookie = cookies.map((line) => line.split(";")[0]).join("; ");
      return { id: ids[n]!, role: roleOf(n), cookie };
    }),
  );
};
