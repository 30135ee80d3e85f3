import { z } from "zod";
import { ParentInfo } from "../../../backend/camps/contract.ts";
import { WaitingChild } from "../../../backend/camps/waitlistContract.ts";
import type { UserView } from "../../../backend/accounts/contract.ts";
import { type DraftChild, keptDraft } from "../registration/registrationDraft.ts";

const { playerAge, playerPosition, experienceLevel, sport } = WaitingChild.shape;
const typed = z.string().transform((text): unknown => text); // forms hold text, the server's shapes take anything

/** The form beside a full camp: the family, without the days, which are chosen apart. */
export const WaitlistForm = ParentInfo.extend({
  participants: z
    .array(
      WaitingChild.extend({
        playerAge: typed.pipe(playerAge),
        playerPosition: typed.pipe(playerPosition),
        experienceLevel: typed.pipe(experienceLevel),
        sport: typed.pipe(sport),
      }),
    )
    .min(1)
    .max(10),
});
export type WaitlistForm = z.output<typeof WaitlistForm>;
export type TypedForm = z.input<typeof WaitlistForm>;
export const mostPlayers = 10;

export const emptyChild = (): TypedForm["participants"][number] => ({
  playerName: "",
  playerAge: "",
  sport: "baseball",
  playerPosition: "",
  experienceLevel: "",
  emergencyContact: "",
  emergencyPhone: "",
});

const ofDraft = (child: DraftChild): TypedForm["participants"][number] => ({
  playerName: child.playerName,
  playerAge: child.playerAge,
  sport: child.sport,
  playerPosition: child.playerPosition,
  experienceLevel: child.experienceLevel,
  emergencyContact: child.emergencyContact,
  emergencyPhone: child.emergencyPhone,
});

/** Nothing is typed twice: what the registration form knows already stands here too. */
export const firstValues = (campId: string): TypedForm => {
  const draft = keptDraft(campId);
  if (!draft) return { parentName: "", parentEmail: "", parentPhone: "", participants: [emptyChild()] };
  const { parentName, parentEmail, parentPhone } = draft.parentInfo;
  const children = draft.participants.map(ofDraft);
  return { parentName, parentEmail, parentPhone, participants: children.length > 0 ? children : [emptyChild()] };
};

/** What an account tells of the parent. */
export const knownOf = (user: UserView) => ({
  parentName: user.parentName ?? [user.firstName, user.lastName].filter(Boolean).join(" "),
  parentEmail: user.parentEmail ?? user.email,
  parentPhone: user.parentPhone ?? user.phoneNumber,
});
