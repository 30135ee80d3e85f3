import type { Role } from "../../projections/accounts/view.ts";
import { appoint } from "../accounts/appoint.ts";
import type { Backend } from "../backend.ts";
import { type Client, clientOf } from "./client.ts";

export const password = "correct horse battery";
/** Required for anyone under 18 to register. */
export const guardian = { parentName: "Dana", parentEmail: "dana@home.example", parentPhone: "555-010-0142" };
export type Person = Client & { readonly id: string; readonly email: string };

/** Makes people at a product that listens at `base`. */
export const peopleAt = ({ base, backend }: { base: string; backend: Backend }) => {
  let people = 0;
  const register = async (fields: Record<string, unknown> = {}): Promise<Person> => {
    const call = clientOf(base);
    const email = `person${++people}@example.com`;
    const form = { firstName: "Pat", lastName: `No${people}`, email, password, confirmPassword: password, ...fields };
    const registered = await call("POST", "/api/register", form);
    // 202: registered, but a busy machine shows it later
    if (registered.status !== 201 && registered.status !== 202)
      throw new Error(`registering failed: ${JSON.stringify(registered.body)}`);
    return Object.assign(call, { id: String(registered.body.id), email: form.email });
  };
  /** Gives a role as the command line does: without anyone being logged in. */
  const give = (userId: string, role: Role) =>
    appoint(backend, { actor: "system", now: new Date().toISOString(), requestId: "spec" }, { userId, role });
  return {
    give,
    /** Registers someone over HTTP, gives the role, logs in. */
    async person(role: Role = "student", fields: Record<string, unknown> = {}): Promise<Person> {
      const person = await register(fields);
      if (role !== "student") await give(person.id, role);
      await person("POST", "/api/custom-login", { email: person.email, password });
      return person;
    },
    visitor: () => clientOf(base),
  };
};
