import { expect, it } from "vitest";
import { actorName, actorRole } from "./actor.ts";

it.each([
  [{ kind: "user", id: "u1", role: "admin", name: "Morgan Ellis" }, "Morgan Ellis"],
  [{ kind: "user", id: "u1", role: "admin", name: null }, "Removed person"],
  [{ kind: "visitor", id: null, role: null, name: null }, "A guest"],
  [{ kind: "system", id: null, role: null, name: null }, "The system"],
] as const)("names who did it: %o", (actor, name) => expect(actorName({ actor })).toBe(name));

it.each([
  ["student", "Family"], // a parent who never played has that role, too
  ["instructor", "Instructor"],
  ["admin", "Admin"],
  [null, null],
] as const)("says which side did it: %s", (role, word) =>
  expect(actorRole({ actor: { kind: "user", id: "u1", role, name: "Kim Lee" } })).toBe(word),
);
