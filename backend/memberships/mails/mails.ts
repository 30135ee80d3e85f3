import type { MembershipEvent } from "../../../eventstore/memberships/events.ts";
import { userById } from "../../../projections/accounts/open.ts";
import { payerOf } from "../../../projections/memberships/dueQueries.ts";
import { standingOf } from "../../../projections/memberships/queries.ts";
import { graceEnd, isActive, monthAfter } from "../../../projections/memberships/standingRule.ts";
import type { Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";
import { dashboard, type Desk, firstNameOf, here, priceInWords, toFamily } from "./family.ts";
import { otherThanPayer } from "./payer.ts";
import { guardianPage } from "../guardianLink.ts";
import { lastDayBefore, longDay, momentNow } from "../moment.ts";

/** Only what still holds when it is written. */
const mailWhenActivated = ({ db, time, capabilities }: Desk): Process =>
  processOf<MembershipEvent>("mail family when membership activated", {
    MembershipActivated: async ({ id, data: { playerId } }) => {
      const moment = momentNow(time);
      const { standing, allowed, endsAt, renewsAt } = await standingOf(db, playerId, moment);
      if (!isActive(standing)) return [];
      const name = await firstNameOf(db, playerId);
      const lastDay = endsAt && lastDayBefore(time, endsAt);
      const whatItGives = `That's ${allowed} videos a month, starting now. Unused ones don't carry over: the next month begins on ${longDay(`${monthAfter(moment.month)}-01`)}.`;
      const without = lastDay
        ? `The membership is active through ${longDay(lastDay)}. No card is charged for it.`
        : "No card is charged for it.";
      const letter = {
        subject: "Your video membership is active",
        heading: `${name}'s video membership is active`,
        paragraphs: [
          whatItGives,
          renewsAt
            ? `It renews for ${priceInWords} on ${longDay(time.wallClock(renewsAt).date)}, and every month after, until you cancel. You can cancel any time ${here}.`
            : without,
        ],
        button: dashboard,
      };
      return toFamily(
        { db, time, capabilities },
        {
          id,
          playerId,
          kind: "membership activated",
          money: renewsAt ? "moved" : undefined,
          letter,
          ...(renewsAt && { toChildren: { ...letter, paragraphs: [whatItGives] } }),
        },
      );
    },
  });

const mailWhenEnded = ({ db, time, capabilities }: Desk): Process => {
  const told = async (id: string, playerId: string, why: string): Promise<Post[]> => {
    const { standing } = await standingOf(db, playerId, momentNow(time));
    if (isActive(standing)) return [];
    const name = await firstNameOf(db, playerId);
    const stays = "New videos can't be uploaded anymore. Videos and feedback from before stay on the dashboard.";
    const letter = {
      subject: "Your video membership has ended",
      heading: `${name}'s video membership has ended`,
      paragraphs: [stays, why],
      button: dashboard,
    };
    return toFamily(
      { db, time, capabilities },
      {
        id,
        playerId,
        kind: "membership ended",
        letter,
        toChildren: { ...letter, paragraphs: [stays] },
      },
    );
  };
  return processOf<MembershipEvent>("mail family when membership deactivated", {
    MembershipDeactivated: ({ id, data: { playerId } }) =>
      told(id, playerId, "If you didn't expect this, please reply to this email."),
    MembershipEnded: async ({ id, data: { playerId, why }, meta: { actor } }) => {
      if (why === "erased") return [];
      const other = why === "cancelled" ? await otherThanPayer({ db }, playerId, actor) : undefined;
      const whose = other ? `${other.name} canceled it. ` : "";
      const said: Partial<Record<typeof why, string>> = {
        unpaid: "We couldn't charge the card, and won't try again. You can subscribe again any time.",
        disputed: "The bank paid the last payment back to the card, so nothing more will be charged.",
      };
      return told(
        id,
        playerId,
        `${whose}${said[why] ?? "Nothing more will be charged. You can subscribe again any time."}`,
      );
    },
  });
};

const updateCard = { label: "Update card", path: "/player-dashboard" };

/** The way out first, then what happens without it. Once for each month that is not paid. */
const mailWhenPaymentFailed = ({ db, time, capabilities }: Desk): Process =>
  processOf<MembershipEvent>("mail family when membership payment failed", {
    MembershipPaymentFailed: async ({ data: { playerId, invoiceId, nextAttemptAt } }) => {
      const { standing, card, endsAt, renewsAt } = await standingOf(db, playerId, momentNow(time));
      if (!card?.hasFailed) return [];
      const name = await firstNameOf(db, playerId);
      const until = endsAt ?? (renewsAt && graceEnd(renewsAt));
      return toFamily(
        { db, time, capabilities },
        {
          id: invoiceId,
          playerId,
          kind: "membership payment failed",
          money: "moved",
          onlyTo: await payerOf(db, playerId),
          letter: {
            subject: "Your card was declined",
            heading: `We couldn't renew ${name}'s video membership`,
            paragraphs: [
              `Your card was declined for ${priceInWords}. Please update it ${here}.`,
              ...(nextAttemptAt
                ? [`Otherwise we'll try the same card again on ${longDay(time.wallClock(nextAttemptAt).date)}.`]
                : []),
              ...(isActive(standing) && until
                ? [`${name} can keep uploading until ${longDay(time.wallClock(until).date)}.`]
                : []),
            ],
            button: updateCard,
          },
          toChildren: null,
        },
      );
    },
  });

const mailWhenPaused = ({ db, time, capabilities }: Desk): Process =>
  processOf<MembershipEvent>("mail family when membership paused", {
    MembershipPaused: async ({ id, data: { playerId, from, until }, meta: { actor } }) => {
      const { pausedUntil } = await standingOf(db, playerId, momentNow(time));
      if (pausedUntil !== until) return [];
      const name = await firstNameOf(db, playerId);
      const other = await otherThanPayer({ db }, playerId, actor);
      const day = (instant: string) => longDay(time.wallClock(instant).date);
      const letter = {
        subject: "Your video membership will pause",
        heading: `${name}'s video membership pauses on ${day(from)}`,
        paragraphs: [
          `${other ? `${other.name} paused it. ` : ""}Until then ${name} can keep uploading. Videos and feedback stay on the dashboard the whole time.`,
          `Nothing is charged during the pause. It starts again by itself on ${day(until)}, for ${priceInWords} a month. We'll email whoever pays a week before.`,
        ],
        button: dashboard,
      };
      return toFamily(
        { db, time, capabilities },
        {
          id,
          playerId,
          kind: "membership paused",
          money: "ahead",
          letter,
          toChildren: { ...letter, paragraphs: letter.paragraphs.slice(0, 1) },
        },
      );
    },
  });

const mailAheadOfTime = ({ db, time, capabilities }: Desk): Process =>
  processOf<MembershipEvent>("mail family ahead of membership changes", {
    MembershipReminded: async ({ id, data: { playerId, of, at } }) => {
      const { standing } = await standingOf(db, playerId, momentNow(time));
      const name = await firstNameOf(db, playerId);
      const day = longDay(time.wallClock(at).date);
      if (of === "renewal" && standing === "paid")
        return toFamily(
          { db, time, capabilities },
          {
            id,
            playerId,
            kind: "membership renews",
            money: "ahead",
            onlyTo: await payerOf(db, playerId),
            letter: {
              subject: "Your video membership renews soon",
              heading: `${name}'s video membership renews on ${day}`,
              paragraphs: [
                `We'll charge your card ${priceInWords} on ${day}. There's nothing you need to do.`,
                `Don't want to renew? Cancel ${here} before then.`,
              ],
              button: dashboard,
            },
            toChildren: null,
          },
        );
      if (of === "last days" && standing === "grace")
        return toFamily(
          { db, time, capabilities },
          {
            id,
            playerId,
            kind: "membership about to end",
            money: "ahead",
            onlyTo: await payerOf(db, playerId),
            letter: {
              subject: "Your video membership is about to end",
              heading: `${name}'s video membership ends on ${day}`,
              paragraphs: [
                `We still couldn't charge your card. Update it ${here}, and ${name} can keep uploading.`,
                `Otherwise the membership ends on ${day}. Videos and feedback stay.`,
              ],
              button: updateCard,
            },
            toChildren: null,
          },
        );
      if (of === "resuming" && standing === "paused")
        return toFamily(
          { db, time, capabilities },
          {
            id,
            playerId,
            kind: "membership resumes",
            money: "ahead",
            onlyTo: await payerOf(db, playerId),
            letter: {
              subject: "Your video membership starts again soon",
              heading: `${name}'s video membership starts again on ${day}`,
              paragraphs: [
                `The pause is almost over. We'll charge your card ${priceInWords} on ${day}, and ${name} can upload videos again.`,
                `Don't want it to start again? Cancel ${here} before then.`,
              ],
              button: dashboard,
            },
            toChildren: null,
          },
        );
      return [];
    },
  });

/** To the guardian alone, who needs no account for it. */
const mailGuardianWhenAskedToPay = ({ db, capabilities }: Desk): Process =>
  processOf<MembershipEvent>("mail guardian when asked to pay", {
    MembershipPaymentAsked: async ({ id, data: { playerId } }) => {
      const account = await userById(db, playerId);
      if (account?.guardian !== "confirmed" || !account.parentEmail) return [];
      const { firstName, parentEmail: email, parentName } = account;
      const name = firstName ?? "Your player";
      return [
        {
          key: `${id} membership payment asked`,
          kind: "membership payment asked",
          to: { email, name: parentName ?? undefined },
          subjects: [playerId],
          letter: {
            subject: "Someone in your family asked for a video membership",
            heading: `${name} would like a video membership`,
            paragraphs: [
              `It's ${priceInWords} a month for four videos. A coach marks up each one and explains what to change.`,
              "You can pay on the membership page. You don't need an account, and you can cancel any time.",
            ],
            button: { label: "See the membership", path: guardianPage({ capabilities }, { playerId, email }) },
            afterwards: [
              "The link works for 30 days. Please don't forward this email: anyone with the link can use it.",
              "Don't want to? You can ignore this email. Nothing is charged.",
            ],
          },
          confidential: true,
          rank: "first",
        },
      ];
    },
  });

export const membershipMails = [
  mailGuardianWhenAskedToPay,
  mailWhenActivated,
  mailWhenEnded,
  mailWhenPaymentFailed,
  mailWhenPaused,
  mailAheadOfTime,
];
