import { invitationSubject, type PlayerEvent } from "../../../eventstore/players/events.ts";
import { userById, type UserView } from "../../../projections/accounts/open.ts";
import { invitationById } from "../../../projections/players/invitationQueries.ts";
import { guardiansOf, playerNames } from "../../../projections/players/queries.ts";
import type { Actor } from "../../../eventstore/eventStore.ts";
import type { Backend } from "../../backend.ts";
import type { Letter, Post } from "../../post.ts";
import { type Process, processOf } from "../../process.ts";

export const fullName = ({ firstName, lastName }: Pick<UserView, "firstName" | "lastName">) =>
  [firstName, lastName].filter(Boolean).join(" ") || undefined;

type Desk = Pick<Backend, "db" | "business" | "capabilities">;
const toPlayers = { label: "See your players", path: "/players" };

/** The mail to whoever is invited says who invites, and nothing of the player: a stranger may read it. */
const mailInvited = ({ db, business, capabilities }: Desk): Process =>
  processOf<PlayerEvent>("mail whoever is invited as guardian", {
    GuardianInvited: async ({ data: { invitationId, by, until, personal } }) => {
      const inviter = await userById(db, by);
      if (!personal || !inviter || (await invitationById(db, invitationId))?.endedAt !== null) return [];
      const { productName, facility } = business;
      const who = fullName(inviter) ?? "Another parent";
      return [
        {
          key: `guardian invited ${invitationId}`,
          kind: "guardian invited",
          to: personal,
          subjects: [invitationSubject(invitationId), by],
          letter: {
            subject: "You're invited to help manage a player",
            heading: `${who} invites you to help manage a player`,
            paragraphs: [
              `${productName} is where families book lessons and camps at ${facility.name}. Once you join, you see the player's lessons, camps, and videos, and can book for them, too.`,
              "You join with an account of your own. If you don't have one yet, you can create it on the way.",
            ],
            button: {
              label: "See the invitation",
              path: `/guardian-invitation#token=${capabilities.tokenOf("guardianInvitation", invitationId)}`,
            },
            afterwards: [
              "The invitation works for 7 days, for one person. Please don't forward this email.",
              `Don't know ${who}? You can ignore this email.`,
            ],
          },
          confidential: true,
          uselessAfter: until,
        },
      ];
    },
  });

interface News {
  readonly id: string; // of the fact
  readonly kind: string;
  readonly playerId: string;
  readonly letter: (name: string) => Letter;
  /** Who knows already. */
  readonly except: readonly string[];
}

const isAdult = ({ guardian }: UserView) => guardian === "none needed";

/** To every adult whose account may act for the player. */
const toOthers = async ({ db }: Desk, { id, kind, playerId, letter, except }: News): Promise<Post[]> => {
  const readers = (await guardiansOf(db, playerId)).filter((userId) => !except.includes(userId));
  const accounts = await Promise.all(readers.map((userId) => userById(db, userId)));
  const name = (await playerNames(db, [playerId])).get(playerId)?.split(" ")[0] ?? "your player";
  return accounts.flatMap((account) =>
    account?.email && isAdult(account)
      ? [
          {
            key: `${id} ${kind} ${account.id}`,
            kind,
            to: { email: account.email, name: fullName(account) },
            subjects: [account.id, playerId],
            letter: letter(name),
          },
        ]
      : [],
  );
};

const actorOf = (actor: Actor) => (typeof actor === "object" ? actor.userId : undefined);
const firstNameOf = async ({ db }: Desk, userId: string | undefined) =>
  (userId && (await userById(db, userId))?.firstName) || "Another parent";

const theirCamps = (who: string) => `Camp registrations that ${who} made stay with ${who}.`;

const mailOthersWhenJoined = (desk: Desk): Process =>
  processOf<PlayerEvent>("mail the other guardians when one joins or leaves", {
    GuardianJoined: async ({ id, data: { playerId, userId } }) => {
      const who = await firstNameOf(desk, userId);
      const letter = (name: string): Letter => ({
        subject: "Someone joined to help manage your player",
        heading: `${who} now helps manage ${name}`,
        paragraphs: [
          `${who} sees ${name}'s lessons, camps, and videos, and can book for ${name}, as you can. Your payments and contact details stay private.`,
        ],
        button: toPlayers,
        afterwards: [`If this isn't right, call us at ${desk.business.contact.phone}.`],
      });
      return toOthers(desk, { id, kind: "guardian joined", playerId, letter, except: [userId] });
    },
    GuardianLeft: async ({ id, data: { playerId, userId, why } }) => {
      if (why === "grown up") return toLeft(desk, { id, playerId, userId });
      const who = why === "erased" ? "Another parent" : await firstNameOf(desk, userId);
      const others = (name: string): Letter => ({
        subject: "Someone no longer helps manage your player",
        heading: `${who} no longer helps manage ${name}`,
        paragraphs: [
          why === "removed"
            ? `An admin made this change. ${who} no longer sees ${name}'s lessons, camps, and videos. ${theirCamps(who)} To change that, call us at ${desk.business.contact.phone}.`
            : why === "erased"
              ? `${who} closed their account. ${name}'s lessons and videos stay, and whoever manages ${name} takes over camp registrations. If ${name} was on a camp's waitlist, please join it again.`
              : `${who} left, and no longer sees ${name}'s lessons, camps, and videos. Nothing of ${name}'s is lost. ${theirCamps(who)}`,
        ],
        button: toPlayers,
      });
      const left = await toOthers(desk, { id, kind: "guardian left", playerId, letter: others, except: [userId] });
      const account = why === "removed" ? await userById(desk.db, userId) : undefined;
      if (!account?.email) return left;
      const { contact } = desk.business;
      const own: Post = {
        key: `${id} guardian removed ${userId}`,
        kind: "guardian removed",
        to: { email: account.email, name: fullName(account) },
        subjects: [userId, playerId],
        letter: {
          subject: "You no longer help manage a player",
          heading: "You no longer help manage a player",
          paragraphs: [
            "An admin removed you from a player's account. You no longer see that player's lessons, camps, and videos. Camp registrations that you made stay yours.",
            `Questions? Reply to this email or call ${contact.phone}.`,
          ],
        },
      };
      return [...left, own];
    },
  });

/** The player is an adult now, and has a login. */
const toLeft = async (
  { db }: Desk,
  { id, playerId, userId }: { id: string; playerId: string; userId: string },
): Promise<Post[]> => {
  const account = await userById(db, userId);
  if (!account?.email) return [];
  const name = (await playerNames(db, [playerId])).get(playerId)?.split(" ")[0] ?? "Your player";
  return [
    {
      key: `${id} player grown up ${userId}`,
      kind: "player grown up",
      to: { email: account.email, name: fullName(account) },
      subjects: [userId, playerId],
      letter: {
        subject: "Your player has their own login now",
        heading: `${name} has their own login now`,
        paragraphs: [
          `${name} is 18 or older, so from now on ${name} manages lessons, camps, and videos alone. You no longer see them. What you paid and registered yourself stays with you.`,
        ],
        button: toPlayers,
      },
    },
  ];
};

const mailGuardiansWhenGrownUp = (desk: Desk): Process =>
  processOf<PlayerEvent>("mail the guardians when a player has their own login", {
    PlayerGrownUp: async ({ id, data: { playerId, isAdult: alone } }) => {
      if (alone) return []; // each of them hears that they left
      const letter = (name: string): Letter => ({
        subject: "Your player has their own login now",
        heading: `${name} has their own login now`,
        paragraphs: [
          `${name} can log in and book alone. You still see everything about ${name}, and can book for ${name}, until ${name} is 18.`,
        ],
        button: toPlayers,
        afterwards: [`If this isn't right, call us at ${desk.business.contact.phone}.`],
      });
      return toOthers(desk, { id, kind: "player grown up", playerId, letter, except: [playerId] });
    },
  });

const mailOthersWhenErasureAsked = (desk: Desk): Process =>
  processOf<PlayerEvent>("mail the other guardians when one wants the player erased", {
    PlayerErasureAsked: async ({ id, data: { playerId, by } }) => {
      const who = await firstNameOf(desk, by);
      const letter = (name: string): Letter => ({
        subject: "Should we erase your player?",
        heading: `${who} asks us to erase ${name}`,
        paragraphs: [
          `We erase what we hold on ${name} only if everyone who manages ${name} asks for it. If you want that, too, erase ${name} on your players' page within 14 days.`,
          `If you don't, you don't have to do anything. ${name} stays.`,
        ],
        button: toPlayers,
      });
      return toOthers(desk, { id, kind: "erasure asked", playerId, letter, except: [by] });
    },
  });

const mailOthersWhenCorrected = (desk: Desk): Process =>
  processOf<PlayerEvent>("mail the other guardians when a player's details change", {
    PlayerCorrected: async ({ id, data: { playerId }, meta: { actor } }) => {
      const by = actorOf(actor);
      const who = await firstNameOf(desk, by);
      const letter = (name: string): Letter => ({
        subject: "Your player's details were changed",
        heading: `${who} changed ${name}'s details`,
        paragraphs: [`You can see them on your players' page, and correct them if something is wrong.`],
        button: toPlayers,
      });
      return toOthers(desk, { id, kind: "player corrected", playerId, letter, except: by ? [by] : [] });
    },
  });

export const guardianMails = [
  mailInvited,
  mailOthersWhenJoined,
  mailOthersWhenErasureAsked,
  mailOthersWhenCorrected,
  mailGuardiansWhenGrownUp,
] as const;
