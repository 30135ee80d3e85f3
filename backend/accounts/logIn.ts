import type { Context } from "koa";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { userById } from "../../projections/accounts/queries.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import type { Backend } from "../backend.ts";
import { tooManyTries } from "../limits.ts";
import { Rejection } from "../rejection.ts";
import type { Login } from "./contract.ts";
import { finishRegistration } from "./credentials.ts";
import { passwordMatches } from "./passwords.ts";

const overLimitDelay = 1500; // ms
const wrongCredentials = () =>
  new Rejection("signedOut", "WrongCredentials", "The e-mail address or the password is not right.");

/** Too many tries on an account slow it down and turn wrong passwords away, but never shut its owner out. */
const accountWith = async (backend: Backend, ctx: Context, { email, password }: Login) => {
  const { credentials, limits } = backend;
  await limits.count("logInFromAddress", ctx.ip);
  const wait = await limits.wait("logInToAccount", email);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, overLimitDelay));
  const credential = await credentials.byEmail(email);
  if (!(await passwordMatches(password, credential?.password_hash)) || !credential) {
    if (wait > 0) throw tooManyTries(wait);
    throw wrongCredentials();
  }
  await limits.forget("logInToAccount", email);
  if (credential.pending) await finishRegistration(backend, credential);
  return credential.user_id;
};

/** Whose e-mail address and password these are. */
export const userWith = async (backend: Backend, ctx: Context, login: Login): Promise<UserView> => {
  const userId = await accountWith(backend, ctx, login);
  const known = await backend.caughtUp(); // somebody who registered a moment ago is there
  const user = await userById(backend.db, userId);
  if (!user && !known) throw new StoreUnavailable("who this is is not known at this moment");
  if (!user || user.erasedAt) throw wrongCredentials();
  return user;
};
