import { userStream } from "../../eventstore/accounts/events.ts";
import type { Backend } from "../backend.ts";
import { type Command, factId, metaOf, newId } from "../command.ts";
import { emailTaken } from "./passwords/credentials.ts";
import type { Register } from "./contract.ts";
import { hashPassword } from "./passwords/passwords.ts";
import { person, registerPlayer } from "./person.ts";

type Parts = Pick<Backend, "store" | "credentials" | "caughtUp" | "policies">;

const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/**
 * Opens an account. The credential comes first, because its unique email decides who registers; it carries the fact
 * until the log has it, so that a crash in between is finished at the next start.
 */
export const register = async ({ store, credentials, caughtUp, policies }: Parts, command: Command, form: Register) => {
  const userId = newId(command, "user");
  const { email, firstName, lastName } = form;
  const { age, position, experience, parentName, parentEmail, parentPhone } = form;
  const ageRecordedOn = typeof age === "number" ? command.now.slice(0, 10) : null;
  const personal = {
    email,
    firstName,
    lastName,
    ...present({ age, ageRecordedOn, position, experience, parentName, parentEmail, parentPhone }),
  };
  const stream = userStream(userId);
  if (await credentials.byEmail(email)) throw emailTaken(); // otherwise each try would leave a key behind
  const agreedTo = await policies.agreed(form.agreedTo);
  const facts = registerPlayer({ userId, agreedTo, personal })(person.initial).map((fact, n) => ({
    ...fact,
    id: factId(command, stream, n),
    meta: metaOf(command),
  }));
  const sealed = await store.sealed(facts);
  await credentials.reserve({ userId, email, hash: await hashPassword(form.password), facts: sealed });
  await store.append(stream, "none", sealed);
  await credentials.activate(userId);
  await caughtUp();
  return userId;
};
