import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Command } from "../../../backend/command.ts";
import { Rejection } from "../../../backend/http/rejection.ts";
import {
  subscriptionCancelUrl,
  subscriptionCheckoutUrl,
  subscriptionResumeUrl,
} from "../../../backend/memberships/subscriptionContract.ts";
import { release, reserve } from "../../../backend/memberships/uploads.ts";
import { advanceUrl } from "../../../backend/payments/contract.ts";
import { payTestCheckoutUrl } from "../../../backend/payments/testSubscriptionContract.ts";
import { StoreUnavailable } from "../../../eventstore/eventStore.ts";
import { isYes, type Ledger } from "../answered.ts";
import { type Answer, insist, type Request } from "../caller.ts";
import type { Problems } from "../chapter.ts";
import type { Person } from "../people.ts";

const card = "4242424242424242";

const taken = <T>(list: T[]): T | undefined => list.splice(Math.floor(Math.random() * list.length), 1)[0];
const urlIn = ({ body }: Answer) =>
  typeof body === "object" && body !== null && "url" in body ? String(body.url) : "";

/**
 * What people do with memberships in test mode, at random. None of it has a key: whatever is repeated must find what
 * the first attempt did.
 */
export const memberDays = (of: {
  players: readonly Person[];
  admin: Person | undefined;
  bases: readonly string[];
  ledger: Ledger;
  problems: Problems;
  patience?: number | undefined;
  /** A node of this process, for what no call does; without one nobody uploads. */
  node?: Parameters<typeof reserve>[0] | undefined;
}) => {
  const { admin, bases, ledger, problems, patience = 120_000, node } = of;
  const strangers = [...of.players]; // who bought nothing, and are not just buying
  const members: Person[] = []; // whose membership no one is changing

  const tell = async (by: Person | undefined, what: string, request: Omit<Request, "cookie">) => {
    const onFault = ({ status, body }: Answer) => problems.add(`${what} was answered ${status}`, JSON.stringify(body));
    const outcome = await insist(bases, { ...request, ...(by && { cookie: by.cookie }) }, onFault, patience);
    if (!outcome) problems.add(`${what} was never answered`);
    return outcome?.answer;
  };

  const buy = async () => {
    const by = taken(strangers);
    if (!by) return renew();
    const opened = await tell(by, "subscribe", { method: "POST", path: subscriptionCheckoutUrl, body: {} });
    if (opened?.status !== 201) {
      problems.add("no one could pay for a membership", JSON.stringify(opened?.body));
      return strangers.push(by);
    }
    const secret = urlIn(opened).split("#token=")[1]!;
    const path = payTestCheckoutUrl(secret.split("_secret_")[0]!);
    const paid = await tell(undefined, "pay for a membership", { method: "POST", path, body: { secret, card } });
    if (!paid || !isYes(paid.status)) {
      problems.add("a membership's page could not be paid", JSON.stringify(paid?.body));
      return strangers.push(by);
    }
    ledger.members.set(by.id, { isEnding: false });
    members.push(by);
  };

  const renew = async (): Promise<unknown> => {
    const member = taken(members);
    if (!member || !admin) return;
    if (!ledger.members.get(member.id)!.isEnding)
      // else it would end
      await tell(admin, "renew", { method: "POST", path: advanceUrl(member.id), body: {} });
    return members.push(member);
  };

  const change = async () => {
    const member = taken(members);
    if (!member) return buy();
    const { isEnding } = ledger.members.get(member.id)!;
    const path = isEnding ? subscriptionResumeUrl : subscriptionCancelUrl;
    const answer = await tell(member, isEnding ? "resume" : "cancel", { method: "POST", path, body: {} });
    if (answer && isYes(answer.status)) ledger.members.set(member.id, { isEnding: !isEnding });
    return members.push(member); // refused: its payment is not recorded yet
  };

  /** Until the log says yes or no. */
  const insistOn = async (what: string, act: (command: Command) => Promise<unknown>): Promise<boolean> => {
    const giveUpAt = Date.now() + patience;
    while (Date.now() < giveUpAt) {
      try {
        await act({ actor: "system", now: new Date().toISOString(), requestId: "torture" });
        return true;
      } catch (error) {
        if (error instanceof Rejection) return false;
        if (!(error instanceof StoreUnavailable)) problems.add(`${what} failed`, String(error));
        await pause(50 + Math.random() * 200);
      }
    }
    problems.add(`${what} was never answered`);
    return false;
  };
  /** Whether there is one left is fought for; half of them come to nothing. */
  const upload = async () => {
    const member = members[Math.floor(Math.random() * Math.min(members.length, 2))];
    if (!member || !node) return change();
    const about = { playerId: member.id, uploadId: randomUUID() };
    const mayBegin = await insistOn("an upload", (command) => reserve(node, command, about));
    ledger.uploads.set(about.uploadId, mayBegin);
    if (mayBegin && Math.random() < 0.5)
      await insistOn("giving an upload back", (command) => release(node, command, { ...about, why: "never finished" }));
  };

  return { buy, renew, change, upload };
};
