import { userStream } from "../../eventstore/accounts/events.ts";
import type { Backend } from "../backend.ts";
import { type Command, factId, metaOf, newId } from "../command.ts";
import { emailTaken, type PendingFact } from "./passwords/credentials.ts";
import type { Register } from "./contract.ts";
import { hashPassword } from "./passwords/passwords.ts";
import { person, registerPlayer } from "./person.ts";

type Parts = Pick<Backend, "store" | "credentials" | "caughtUp" | "policies" | "describeFirstPlayer" | "time">;

const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

interface Registering {
  readonly stream: string;
  readonly facts: readonly { readonly type: string; readonly data: object }[];
}

/** The account's facts, and those of the player whom a parent brings. */
const described = (
  { describeFirstPlayer, time }: Pick<Parts, "describeFirstPlayer" | "time">,
  command: Command,
  { userId, agreedTo, form }: { userId: string; agreedTo: string | undefined; form: Register },
): Registering[] => {
  const { email, firstName, lastName } = form;
  const stream = userStream(userId);
  const today = time.wallClock(command.now).date;
  if (form.registeredAs === "parent") {
    const personal = { email, firstName, lastName };
    const own = registerPlayer({ userId, registeredAs: "parent", agreedTo, personal })(person.initial);
    const { player } = form;
    const first = player ? [describeFirstPlayer(command, { by: userId, agreedTo, player, today })] : [];
    return [{ stream, facts: own }, ...first];
  }
  const { age, position, experience, parentName, parentEmail, parentPhone } = form;
  const ageRecordedOn = typeof age === "number" ? today : null;
  const more = present({ age, ageRecordedOn, position, experience, parentName, parentEmail, parentPhone });
  const personal = { email, firstName, lastName, ...more };
  return [{ stream, facts: registerPlayer({ userId, agreedTo, personal })(person.initial) }];
};

/**
 * A new account. The credential comes first, because its unique email decides who registers; it carries the fact
 * until the log has it, so that a crash in between is finished at the next start.
 */
export const register = async (parts: Parts, command: Command, form: Register) => {
  const { credentials, policies } = parts;
  const userId = newId(command, "user");
  const { email } = form;
  if (await credentials.byEmail(email)) throw emailTaken(); // otherwise each try would leave a key behind
  const agreedTo = await policies.agreed(form.agreedTo);
  await openAccount(parts, command, {
    userId,
    email,
    password: form.password,
    registering: described(parts, command, { userId, agreedTo, form }),
  });
  return userId;
};

interface Opening {
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  readonly registering: readonly Registering[];
}

/** Throws a conflict if the address is taken, or the account is there already. */
export const openAccount = async (
  { store, credentials, caughtUp }: Pick<Parts, "store" | "credentials" | "caughtUp">,
  command: Command,
  { userId, email, password, registering }: Opening,
) => {
  const pending: PendingFact[] = [];
  for (const { stream, facts } of registering) {
    const meta = metaOf(command);
    const events = facts.map((fact, n) => ({ ...fact, id: factId(command, stream, n), meta }));
    pending.push(...(await store.sealed(events)).map((fact) => ({ ...fact, stream })));
  }
  await credentials.reserve({ userId, email, hash: await hashPassword(password), facts: pending });
  await credentials.record(store, { user_id: userId, pending });
  await credentials.activate(userId);
  await caughtUp();
};
