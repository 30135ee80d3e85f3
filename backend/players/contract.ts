import { z } from "zod";

import { declared, described, hasAge, noAge } from "../playerContract.ts";
import { MailedLink } from "../linkContract.ts";
import { agreedTo, email, newPassword, optionalText, requiredText } from "../textContract.ts";
export {
  InvitationView,
  type PlayerFact,
  PlayerView,
  RosterView,
  Sport,
  StudentView,
} from "../../projections/players/view.ts";

export const playersUrl = "/api/players";
export const playerUrl = (id: string) => `${playersUrl}/${id}`;
export const erasePlayerUrl = (id: string) => `${playerUrl(id)}/erase`;

export const keepPlayerUrl = (id: string) => `${playerUrl(id)}/keep`;
export const guardiansUrl = <Id extends string>(id: Id) => `${playersUrl}/${id}/guardians` as const;
export const guardianUrl = <Id extends string, Of extends string>(id: Id, userId: Of) =>
  `${guardiansUrl(id)}/${userId}` as const;
export const invitationsUrl = <Id extends string>(id: Id) => `${playersUrl}/${id}/invitations` as const;
export const invitationUrl = <Id extends string, Of extends string>(id: Id, invitationId: Of) =>
  `${invitationsUrl(id)}/${invitationId}` as const;
export const openInvitationUrl = "/api/guardian-invitations/open";
export const acceptInvitationUrl = "/api/guardian-invitations/accept";
export const growUpUrl = <Id extends string>(id: Id) => `${playersUrl}/${id}/grown-up` as const;
export const openGrownUpUrl = "/api/grown-up/open";
export const acceptGrownUpUrl = "/api/grown-up/accept";
/** For whoever confirmed a child's own account by mail. */
export const joinAsGuardianUrl = "/api/guardian/join";

/** The most players that one account adds. */
export const mostPlayers = 12;

/** Who a player is. One of the day of birth and the age is enough; where both are given the day counts. */
export const AddPlayer = z
  .object({
    ...described,
    declared,
    addAgain: z.boolean().optional(), // told that there is a player like this, the caller means another one
    isOwn: z.boolean().optional(), // the account's lessons so far were this player's
    agreedTo,
  })
  .refine(hasAge, noAge);
export type AddPlayer = z.infer<typeof AddPlayer>;

/** Omitted fields stay unchanged; null empties one. */
export const CorrectPlayer = z.object(described).partial();
export type CorrectPlayer = z.infer<typeof CorrectPlayer>;

export const ErasePlayer = z.object({ password: z.string().max(200).optional() });

export const InviteGuardian = z.object({
  name: requiredText("Please enter their name"),
  email: email("Please enter their email address"),
});
export type InviteGuardian = z.infer<typeof InviteGuardian>;

export const Invited = z.object({ message: z.string(), id: z.string() });

/** What an invited stranger sees: who invites, and nothing of the player. */
export const InvitedBy = z.object({ invitedBy: z.string().nullable() });

/** With a mailed link, by an account whose owner says to be an adult who answers for the player. */
export const JoinPlayer = MailedLink.extend({ declared, agreedTo });
export type JoinPlayer = z.infer<typeof JoinPlayer>;

/** From this age on a player may have a login of their own. */
export const ownLoginAge = 13;

export const GrowUp = z.object({ email: email("Please enter the player's email address") });
export type GrowUp = z.infer<typeof GrowUp>;

/** The mailed link to a login of their own that nobody has used yet. */
export const LoginLink = z.object({
  link: z
    .object({
      email: z.string().nullable(), // one's own alone
      isMine: z.boolean(), // the caller sent it
      by: z.string().nullable(), // first name
      sentAt: z.iso.datetime(),
      until: z.iso.datetime(),
    })
    .nullable(),
});
export type LoginLink = z.infer<typeof LoginLink>;

/** Whose account it will be. */
export const GrowingUp = z.object({
  firstName: z.string().nullable(),
  email: z.string(), // to log in with
  isAdult: z.boolean(), // from then on nobody else answers for them
});
export type GrowingUp = z.infer<typeof GrowingUp>;

export const TakeOver = MailedLink.extend({ password: newPassword, agreedTo });
export type TakeOver = z.infer<typeof TakeOver>;

/** Admins say why. */
export const RemoveGuardian = z.object({ reason: optionalText(500) });

/** What became of what the player had; nothing yet while other guardians have to ask, too. */
export const ErasedPlayer = z.object({
  message: z.string(),
  isErased: z.boolean(),
  waitsFor: z.string().nullable().array(), // first names of the guardians who have yet to ask
  playerId: z.string(),
  lessonsCancelled: z.int(),
  placesWithdrawn: z.int(), // in camps
});
