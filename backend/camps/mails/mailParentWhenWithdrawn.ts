import type { Actor } from "../../../eventstore/eventStore.ts";
import type { CampEvent } from "../../../eventstore/camps/events.ts";
import { firstNames } from "../firstNamesRule.ts";
import { type Process, processOf } from "../../process.ts";
import { booksOf } from "../balance.ts";
import type { Camp } from "../camp.ts";
import { coming } from "../registration.ts";
import { around } from "./around.ts";
import { dollarsOf } from "../../payments/amountRule.ts";
import {
  type Desk,
  howRefunded,
  moneyFacts,
  postToOtherParents,
  postToParent,
  registrationToMail,
} from "./registrationMail.ts";

const dueCents = (camp: Camp | undefined, registrationId: string) =>
  camp?.registrations.has(registrationId) ? booksOf(camp, registrationId).balance.refundDueCents : 0;

/** As the page said when they withdrew; nothing where nothing is due. It says so if a part of it was due before. */
const refundAhead = ({ refundDue }: { readonly refundDue: string }, dueBeforeCents: number) =>
  Number(refundDue) > 0
    ? [
        `We'll refund ${dollarsOf(refundDue)}${dueBeforeCents > 0 ? " in all" : ""}. ${howRefunded} We'll email you when it's on its way.`,
      ]
    : [];

type WithdrawnBy = Extract<CampEvent, { type: "RegistrationWithdrawn" }>["data"]["by"];

type Told = { spots: string; actor: Actor; guardianId: string | undefined; own?: string | undefined };
/** `own`: the name of the player who asked, if it was one. */
const why = (by: WithdrawnBy, { spots, actor, guardianId, own }: Told) => {
  if (own !== undefined) return `${own} asked us to release the spot, so we did.`;
  if (guardianId !== undefined) return `Another parent or guardian asked us to release ${spots}, so we did.`;
  if (by === "parent") return `As you asked, we released ${spots}.`;
  if (by === "clock") return `Your payment didn't come through by the deadline, so we released ${spots}.`;
  const who = typeof actor === "object" && actor.role === "admin" ? "The front desk" : "Your coach";
  return `${who} released ${spots}.`;
};

/** For whoever did not ask: which player no longer comes, and who released the spot. */
const noLongerComing = (camp: { readonly title: string }, by: WithdrawnBy, actor: Actor) => ({
  kind: "player withdrawn",
  subject: `A spot at ${camp.title} was released`,
  heading: "No longer coming",
  paragraphs: [
    by === "parent"
      ? "Someone in your family released the spot, or closed their account."
      : by === "clock"
        ? "The spot was released because the registration wasn't completed in time."
        : why(by, { spots: "the spot", actor, guardianId: undefined }),
  ],
});

/** Who no longer comes, why, and what happens to money that was paid. */
export const mailParentWhenWithdrawn = (desk: Desk): Process =>
  processOf<CampEvent>("mail parent when withdrawn", {
    ParticipantWithdrawn: async ({ id, meta: { actor }, data }) => {
      const { campId, registrationId, participantId, playerId, payerId, by, guardianId } = data;
      const registration = await registrationToMail(desk, registrationId);
      if (!registration) return [];
      const { camp, places } = registration;
      const toOthers = await postToOtherParents(desk, registration, id, {
        ...noLongerComing(camp, by, actor),
        playerIds: playerId === undefined ? [] : [playerId],
        except: [payerId ?? undefined, guardianId],
      });
      const at = places.findIndex(({ id }) => id === participantId);
      if (at === -1) return toOthers; // not a player of whoever took it over since
      const before = (await around(desk, { id, campId }))?.before;
      const name = firstNames(places.map(({ playerName }) => playerName))[at] ?? "One player";
      const toPayer = postToParent(desk, registration, id, {
        kind: "player withdrawn",
        hasCalendar: true,
        subject:
          by === "parent" && guardianId === undefined
            ? `${name}’s withdrawal from ${camp.title} is confirmed`
            : `${name}’s spot at ${camp.title} was released`,
        heading: `${name} is withdrawn`,
        paragraphs: [
          why(by, {
            spots: `${name}’s spot`,
            actor,
            guardianId,
            own: guardianId !== undefined && guardianId === playerId ? name : undefined,
          }),
          "Everyone else on your registration is still coming.",
          ...refundAhead(registration.money, dueCents(before, registrationId)),
        ],
        facts: moneyFacts(registration),
      });
      return [...toPayer, ...toOthers];
    },
    RegistrationWithdrawn: async ({ id, meta: { actor }, data }) => {
      const { campId, registrationId, payerId, by, guardianId, personal } = data;
      const registration = await registrationToMail(desk, registrationId);
      if (!registration) return [];
      const before = (await around(desk, { id, campId }))?.before;
      const registered = before?.registrations.get(registrationId);
      const { camp, money, places } = registration;
      const own = guardianId === undefined ? -1 : places.findIndex(({ playerId }) => playerId === guardianId);
      const toOthers = await postToOtherParents(desk, registration, id, {
        ...noLongerComing(camp, by, actor),
        playerIds: registered ? coming(registered).flatMap(({ playerId }) => playerId ?? []) : [],
        except: [payerId ?? undefined, guardianId],
      });
      const toPayer = postToParent(desk, registration, id, {
        kind: "registration withdrawn",
        hasCalendar: true,
        subject:
          by === "parent" && guardianId === undefined
            ? `Your withdrawal from ${camp.title} is confirmed`
            : `Your registration for ${camp.title} was withdrawn`,
        heading: "Your registration was withdrawn",
        paragraphs: [
          why(by, {
            spots: places.length === 1 ? "your spot" : "your spots",
            actor,
            guardianId,
            own: firstNames(places.map(({ playerName }) => playerName))[own] ?? undefined,
          }),
          ...(by === "owner" && personal ? [`Reason: ${personal.reason}`] : []),
          ...refundAhead(money, dueCents(before, registrationId)),
        ],
      });
      return [...toPayer, ...toOthers];
    },
  });
