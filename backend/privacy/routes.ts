import pLimit from "p-limit";
import type Router from "@koa/router";
import { userById } from "../../projections/accounts/queries.ts";
import { visitorsOfAddress } from "../../projections/privacy/visitors.ts";
import type { Backend } from "../backend.ts";
import { commandAbout } from "../command.ts";
import { Rejection, shaped } from "../http/rejection.ts";
import { commandOf, inRole, signedIn } from "../http/signedIn.ts";
import { hintSignedOut } from "../http/signedInHint.ts";
import { Erase, type Erased, type ErasedVisitor, eraseUrl, EraseVisitor, eraseVisitorUrl } from "./contract.ts";
import { erase } from "./erase.ts";
import { exportRoutes } from "./exportRoutes.ts";

const atOnce = 4; // erasures of one address

export const privacyRoutes = (router: Router, backend: Backend) => {
  const { db, credentials, limits, caughtUp } = backend;
  exportRoutes(router, backend);

  /** A browser left open must not be enough to end somebody's account. */
  const provePassword = async (userId: string, password = "") => {
    await limits.count("eraseAccount", userId);
    if (await credentials.isPasswordOf(userId, password)) return;
    const message = password ? "This is not your current password." : "Please enter your password";
    throw new Rejection("invalid", "WrongPassword", message, { issues: [{ path: ["password"], message }] });
  };

  router.post(eraseUrl, async (ctx) => {
    const me = signedIn(ctx);
    const { userId = me.id, password } = shaped(Erase, ctx.request.body ?? {});
    const isSelf = userId === me.id;
    if (isSelf) await provePassword(me.id, password);
    else {
      inRole(ctx, "admin");
      if (!(await userById(db, userId))) throw new Rejection("missing", "NoSuchPerson", "This person was not found.");
    }
    const { ended } = await erase(backend, commandOf(ctx), userId);
    if (isSelf) {
      ctx.session = null;
      hintSignedOut(ctx);
    }
    const message = isSelf ? "Your personal data is erased." : "The personal data of this person is erased.";
    ctx.status = 202;
    ctx.body = {
      message,
      userId,
      lessonsCancelled: ended.lesson ?? 0,
      slotsWithdrawn: ended.slot ?? 0,
    } satisfies Erased;
  });

  router.post(eraseVisitorUrl, async (ctx) => {
    inRole(ctx, "admin");
    const { email } = shaped(EraseVisitor, ctx.request.body);
    await caughtUp(); // what was sent a moment ago, too
    const subjects = await visitorsOfAddress(db, email);
    const command = commandOf(ctx);
    // Somebody may have written hundreds of times, and whoever asks for this waits.
    const erased = await pLimit(atOnce).map(subjects, (subject) =>
      erase(backend, commandAbout(command, subject), subject),
    );
    const sumOf = (thing: string) => erased.reduce((sum, { ended }) => sum + (ended[thing] ?? 0), 0);
    ctx.status = 202;
    ctx.body = {
      message:
        subjects.length > 0
          ? "The personal data under this address is erased."
          : "Nothing is kept under this address of somebody without an account.",
      things: subjects.length,
      registrationsWithdrawn: sumOf("campRegistration"),
      lessonsCancelled: sumOf("lesson"),
    } satisfies ErasedVisitor;
  });
};
