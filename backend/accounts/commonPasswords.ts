import { dictionary } from "@zxcvbn-ts/language-common";
import { Rejection } from "../rejection.ts";
import { passwordLength } from "./contract.ts";

/** Over 49,000 passwords that others use, the commonest first; only those long enough for us matter. */
const common = new Set(dictionary["passwords-common"].filter((password) => password.length >= passwordLength.min));

/** `field` is where the form shows the words. */
export const refuseCommonPassword = (password: string, field: string) => {
  if (!common.has(password.toLowerCase())) return;
  const message = "Many people use this password, so it is easy to guess. Please choose another one.";
  throw new Rejection("invalid", "CommonPassword", message, { issues: [{ path: [field], message }] });
};
