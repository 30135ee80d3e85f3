import { privacyLimits } from "./limits.ts";
import pLimit from "p-limit";
import { z } from "zod";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import { userById, type UserView } from "../../projections/accounts/open.ts";
import { visitorsOfAddress } from "../../projections/privacy/visitors.ts";
import type { Backend } from "../backend.ts";
import { type Command, commandAbout } from "../command.ts";
import { call, type Call } from "../http/call.ts";
import { Rejection } from "../http/rejection.ts";
import { inRole } from "../http/signedIn.ts";
import { hintSignedOut } from "../http/signedInHint.ts";
import {
  Erase,
  Erased,
  ErasedVisitor,
  eraseUrl,
  EraseVisitor,
  eraseVisitorUrl,
  exportUrl,
  PersonalFile,
} from "./contract.ts";
import { erase } from "./erase.ts";
import { givePersonalFile } from "./givePersonalFile.ts";
import { provePassword } from "./provePassword.ts";

const atOnce = 4; // erasures of one address

const somebody = async ({ db }: Backend, userId: string): Promise<UserView> => {
  const user = await userById(db, userId);
  if (!user) throw new Rejection("missing", "NoSuchPerson", "We couldn't find this person.");
  return user;
};
const somebodyThere = async (backend: Backend, userId: string): Promise<UserView> => {
  const user = await somebody(backend, userId);
  if (user.erasedAt) throw new Rejection("conflict", "Erased", "This person's data was erased. There's nothing left.");
  return user;
};

const eraseVisitor = async (backend: Backend, command: Command, email: string): Promise<ErasedVisitor> => {
  // What was sent a moment ago, too: nobody is told that there is nothing while that isn't known.
  if (!(await backend.allCaughtUp())) throw new StoreUnavailable("what came from this address is not known");
  const subjects = await visitorsOfAddress(backend.db, email);
  // Someone may have written hundreds of times, and the caller waits.
  const erased = await pLimit(atOnce).map(subjects, (subject) =>
    erase(backend, commandAbout(command, subject), subject),
  );
  const sumOf = (thing: string) => erased.reduce((sum, { ended }) => sum + (ended[thing] ?? 0), 0);
  return {
    message:
      subjects.length > 0
        ? "The personal data under this email address was erased."
        : "We have nothing under this email address from anyone without an account.",
    things: subjects.length,
    registrationsWithdrawn: sumOf("campRegistration"),
    lessonsCancelled: sumOf("lesson"),
  };
};

export const privacyCalls: readonly Call[] = [
  call(
    "GET",
    exportUrl,
    {
      does: "Gives everything held on a person as one JSON file, streamed. A file that breaks off doesn't parse. The download is recorded.",
      who: "signed in",
      whoInWords: "the person; an admin may name someone else",
      query: z.object({ userId: z.string().optional().describe("whose data; the caller's own by default") }),
      answer: { status: 200, body: PersonalFile },
      refused: {
        403: "It's about someone else, and the caller isn't an admin.",
        404: "There's no such person.",
        409: "The person was erased.",
        429: "Too many files in an hour. `Retry-After` says how many seconds to wait.",
      },
    },
    async (request, backend) => {
      const { user: me, query, ctx } = request;
      const { userId = me.id } = query;
      if (userId === me.id) {
        await backend.limits.count(privacyLimits.exportOwnData, me.id);
        return givePersonalFile(request, backend, { of: me, to: "oneself" });
      }
      inRole(ctx, "admin");
      const user = await somebodyThere(backend, userId);
      await backend.limits.count(privacyLimits.exportDataOfOthers, me.id);
      return givePersonalFile(request, backend, { of: user, to: "admin" });
    },
  ),
  call(
    "POST",
    eraseUrl,
    {
      does: "Erases a person's data for good: names, contacts, and free text. Amounts, times, and statuses stay.",
      who: "signed in",
      whoInWords: "the person, with their password; an admin may name someone else",
      body: Erase,
      answer: { status: 202, body: Erased },
      refused: {
        403: "It's about someone else, and the caller isn't an admin.",
        404: "There's no such person.",
        409: "They're the only admin, or someone else changed the same thing.",
        429: "Too many attempts. `Retry-After` says how many seconds to wait.",
      },
    },
    async ({ user: me, body: { userId = me.id, password }, command, ctx }, backend) => {
      const isSelf = userId === me.id;
      if (isSelf) await provePassword(backend, { userId, password });
      else {
        inRole(ctx, "admin");
        await somebody(backend, userId);
      }
      const { ended } = await erase(backend, command, userId);
      if (isSelf) {
        ctx.session = null;
        hintSignedOut(ctx);
      }
      return {
        message: isSelf ? "Your personal data was erased." : "This person's personal data was erased.",
        userId,
        lessonsCancelled: ended.lesson ?? 0,
        slotsWithdrawn: ended.slot ?? 0,
      };
    },
  ),
  call(
    "POST",
    eraseVisitorUrl,
    {
      does: "Erases for good what was sent without an account under an email address: camp registrations, waitlist entries, requests, inquiries, walk-ins. Amounts, times, and statuses stay; an account's data stays until the account is erased.",
      who: ["admin"],
      body: EraseVisitor,
      answer: { status: 202, body: ErasedVisitor },
      refused: { 409: "Someone else changed the same thing." },
    },
    ({ body: { email }, command }, backend) => eraseVisitor(backend, command, email),
  ),
];
