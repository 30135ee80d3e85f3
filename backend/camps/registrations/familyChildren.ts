import type { UserView } from "../../../projections/accounts/open.ts";
import { familyOf, mergedInto } from "../../../projections/players/open.ts";
import type { Backend } from "../../backend.ts";
import { type Issue, Rejection } from "../../http/rejection.ts";
import { type FamilyPlayer, KnownParticipant, type ParticipantInfo } from "../contract.ts";
import type { Child } from "./placeRegistration.ts";

type Later = "medicalInfo" | "mayPickUp" | "mayNotPickUp";
type Typed = Omit<ParticipantInfo, Later> & Pick<Partial<ParticipantInfo>, Later>;
interface Form {
  readonly participants: readonly Typed[];
  readonly players: readonly FamilyPlayer[];
}

/** Throws a Rejection beside what is neither known of a player nor sent. */
const knownChildren = async (
  { db, time }: Pick<Backend, "db" | "time">,
  user: UserView | undefined,
  players: readonly FamilyPlayer[],
): Promise<Omit<Child, "participantId">[]> => {
  if (!user || players.length === 0) return [];
  const family = await familyOf(db, { userId: user.id, today: time.today() });
  const issues: Issue[] = [];
  const merged = await Promise.all(players.map(({ playerId }) => mergedInto(db, playerId)));
  const children = players.flatMap(({ playerId, medicalInfo, ...sent }, n) => {
    const player = family.find(({ id }) => id === playerId);
    const at = ["players", n];
    const { firstName, lastName, age, sport, emergencyContact, emergencyPhone, position, experience } = player ?? {};
    const told = KnownParticipant.safeParse({
      playerName: [firstName, lastName].filter(Boolean).join(" "),
      playerAge: age ?? sent.playerAge,
      sport: sent.sport ?? sport ?? undefined,
      emergencyContact: sent.emergencyContact ?? emergencyContact ?? undefined,
      emergencyPhone: sent.emergencyPhone ?? emergencyPhone ?? undefined,
      mayPickUp: sent.mayPickUp,
      mayNotPickUp: sent.mayNotPickUp,
      medicalInfo,
    });
    if (!told.success) {
      issues.push(...told.error.issues.map(({ path, message }) => ({ path: [...at, ...path], message })));
      return [];
    }
    return [
      {
        ...told.data,
        playerId,
        otherIds: merged[n]!,
        at,
        playerPosition: position ?? null,
        experienceLevel: experience ?? null,
      },
    ];
  });
  if (issues.length > 0) throw new Rejection("invalid", "Invalid", issues[0]!.message, { issues });
  return children;
};

/** What was left out is stored as nothing. */
export const described = ({ playerPosition, experienceLevel, ...child }: Typed): Omit<Child, "participantId"> => ({
  ...child,
  playerPosition: playerPosition ?? null,
  experienceLevel: experienceLevel ?? null,
});

/** Everyone in a form, those described in it first. */
export const childrenOf = async (
  backend: Pick<Backend, "db" | "time">,
  user: UserView | undefined,
  { participants, players }: Form,
): Promise<Omit<Child, "participantId">[]> => {
  return [...participants.map(described), ...(await knownChildren(backend, user, players))];
};
