import type { Context } from "../context.ts";
import { guardianCalls } from "./guardianCalls.ts";
import { passwordCalls } from "./passwordCalls.ts";
import { peopleCalls } from "./peopleCalls.ts";
import { profileCalls } from "./profileCalls.ts";
import { sessionCalls } from "./sessionCalls.ts";

export const accounts: Context = {
  name: "accounts",
  calls: { accounts: [...sessionCalls, ...passwordCalls, ...guardianCalls, ...profileCalls, ...peopleCalls] },
};
