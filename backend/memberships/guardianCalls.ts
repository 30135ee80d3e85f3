import { membershipStream } from "../../eventstore/memberships/events.ts";
import { hasLinkPayerLeft } from "../../projections/memberships/dueQueries.ts";
import { standingOf } from "../../projections/memberships/queries.ts";
import type { Backend } from "../backend.ts";
import { call, type Call } from "../http/call.ts";
import { aDay, limited, mailedLinks } from "../http/limits.ts";
import { Rejection } from "../http/rejection.ts";
import { askToPay } from "./billing.ts";
import { playerBehind } from "./guardianLink.ts";
import { membership } from "./membership.ts";
import { momentNow } from "./moment.ts";
import { cancel, checkOut, portalFor } from "./subscribing.ts";
import {
  askGuardianToPayUrl,
  GuardianAskedToPay,
  membershipLinkCancelUrl,
  membershipLinkCheckoutUrl,
  membershipLinkPortalUrl,
  MembershipLinkView,
  openMembershipLinkUrl,
  ProvidersPage,
  WithMembershipLink,
} from "./subscriptionContract.ts";

export const membershipLimits = limited({ askGuardianToPay: { points: 3, duration: aDay } });

const byLink = {
  who: "everybody",
  whoInWords: "the guardian, by the mailed link",
  body: WithMembershipLink,
  limit: mailedLinks.openLinkFromAddress,
} as const;
const refused = (more: string) => ({ 409: `The link no longer works (LinkIsDead)${more}.`, 429: "Too many attempts." });

const viewFor = async (backend: Backend, token: string): Promise<MembershipLinkView> => {
  const { playerId, firstName } = await playerBehind(backend, token);
  const { membershipStatus, standing, endsAt, renewsAt, pausesAt, pausedUntil, card, payerId } = await standingOf(
    backend.db,
    playerId,
    momentNow(backend.time),
  );
  const isPayer = card !== null && payerId === null && !(await hasLinkPayerLeft(backend.db, playerId));
  const canPay = standing === "inactive" && card === null;
  return { membershipStatus, standing, endsAt, renewsAt, pausesAt, pausedUntil, card, isPayer, firstName, canPay };
};

export const guardianCalls: readonly Call[] = [
  call(
    "POST",
    askGuardianToPayUrl,
    {
      does: "Emails the confirmed guardian of a player under 18 a link where the membership can be paid.",
      who: ["student"],
      whoInWords: "players under 18, for themselves",
      answer: { status: 202, body: GuardianAskedToPay },
      refused: {
        409: "There is a membership (AlreadyActive), nobody has confirmed yet (GuardianNotConfirmed), or none is needed (NoGuardianNeeded).",
        429: "Three times a day.",
      },
    },
    async ({ user, command }, backend) => {
      if (user.guardian === "none needed")
        throw new Rejection("conflict", "NoGuardianNeeded", "You can subscribe yourself.");
      if (user.guardian !== "confirmed")
        throw new Rejection(
          "conflict",
          "GuardianNotConfirmed",
          "Your parent or guardian needs to confirm your account first.",
        );
      await backend.limits.count(membershipLimits.askGuardianToPay, user.id, "You've asked three times today.");
      const target = { fold: membership, stream: membershipStream(user.id), command };
      await backend.handle(target, askToPay({ playerId: user.id, now: command.now }));
      return { message: `We're emailing ${user.parentName ?? "your parent or guardian"}.` };
    },
  ),
  call(
    "POST",
    openMembershipLinkUrl,
    {
      does: "Shows a child's membership to the guardian: the child's first name, and what can be done.",
      ...byLink,
      answer: { status: 200, body: MembershipLinkView },
      refused: refused(""),
    },
    ({ body: { token } }, backend) => viewFor(backend, token),
  ),
  call(
    "POST",
    membershipLinkCheckoutUrl,
    {
      does: "Opens the card provider's page where the guardian pays.",
      ...byLink,
      answer: { status: 201, body: ProvidersPage },
      refused: refused(", or there is a membership (AlreadyActive)"),
    },
    async ({ body: { token }, command }, backend) => {
      const { playerId } = await playerBehind(backend, token);
      return { url: await checkOut(backend, command, { playerId, payerId: null }) };
    },
  ),
  call(
    "POST",
    membershipLinkPortalUrl,
    {
      does: "Opens the paying guardian's page at the card provider.",
      ...byLink,
      answer: { status: 201, body: ProvidersPage },
      refused: refused(", or another card pays, or none (NotThePayer, NotByCard)"),
    },
    async ({ body: { token } }, backend) => {
      const { playerId } = await playerBehind(backend, token);
      return portalFor(backend, { playerId, payerId: null });
    },
  ),
  call(
    "POST",
    membershipLinkCancelUrl,
    {
      does: "Cancels a child's membership with the time that is paid. A second time changes nothing.",
      ...byLink,
      answer: { status: 200, body: MembershipLinkView },
      refused: refused(", or no card pays (NotByCard)"),
    },
    async ({ body: { token }, command }, backend) => {
      const { playerId } = await playerBehind(backend, token);
      await cancel(backend, command, { playerId, by: "guardian" });
      return viewFor(backend, token);
    },
  ),
];
