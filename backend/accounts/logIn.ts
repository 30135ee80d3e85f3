import { accountLimits } from "./limits.ts";
import type { Context } from "koa";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { userById } from "../../projections/accounts/queries.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import type { Backend } from "../backend.ts";
import { Rejection } from "../http/rejection.ts";
import type { Login } from "./contract.ts";
import { type Credential, finishRegistration, spelled } from "./passwords/credentials.ts";
import { type Guess, tooManyGuesses } from "./passwords/guesses.ts";
import { passwordMatches } from "./passwords/passwords.ts";

const wrongCredentials = () =>
  new Rejection(
    "signedOut",
    "WrongCredentials",
    "That email and password don't match. Please check them and try again.",
  );

/** What guesses at the password of an account, or of none, are counted under. */
export const guessesAt = (email: string) => `account ${spelled(email)}`;

/**
 * Guesses are counted per account, wherever they come from. When these are used up, a browser that has opened the
 * account before has as many of its own, so that a stranger cannot lock a family out.
 */
const countGuess = async (
  { guesses, knownBrowsers }: Backend,
  ctx: Context,
  { email, credential }: { email: string; credential: Credential | undefined },
): Promise<Guess> => {
  const guess = await guesses.count(guessesAt(email));
  const browser = guess.wait > 0 && credential && knownBrowsers.idOf(ctx, credential);
  return browser ? guesses.count(`browser ${browser}`) : guess;
};

/** Answers the same whether or not someone has an account with this address. */
const accountWith = async (backend: Backend, ctx: Context, { email, password }: Login): Promise<Credential> => {
  await backend.limits.count(accountLimits.logInFromAddress, ctx.ip);
  const credential = await backend.credentials.byEmail(email);
  const guess = await countGuess(backend, ctx, { email, credential });
  if (guess.wait > 0) throw tooManyGuesses(guess.wait);
  if (!(await passwordMatches(password, credential?.password_hash)) || !credential) throw wrongCredentials();
  await guess.takeBack();
  if (credential.pending) await finishRegistration(backend, credential);
  return credential;
};

/** Whose email address and password these are, and what marks a browser as known to the account. */
export const userWith = async (
  backend: Backend,
  ctx: Context,
  login: Login,
): Promise<{ user: UserView; credential: Credential }> => {
  const credential = await accountWith(backend, ctx, login);
  const known = await backend.caughtUp(); // someone who registered a moment ago is found
  const user = await userById(backend.db, credential.user_id);
  if (!user && !known) throw new StoreUnavailable("who this is is not known at this moment");
  if (!user || user.erasedAt) throw wrongCredentials();
  return { user, credential };
};
