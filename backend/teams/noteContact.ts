import { teamSubject } from "../../eventstore/teams/events.ts";
import type { Backend } from "../backend.ts";
import type { Command } from "../command.ts";
import { noteCreationContact, noteFinderContact, teamCreation, teamFinder } from "./submission.ts";

/** Staff answered the family, or the coach, from the inbox. */
export const noteTeamContact = {
  finder: ({ handle }: Pick<Backend, "handle">, command: Command, finderId: string) =>
    handle({ fold: teamFinder, stream: teamSubject("finder", finderId), command }, noteFinderContact({ finderId })),
  creation: ({ handle }: Pick<Backend, "handle">, command: Command, creationId: string) =>
    handle(
      { fold: teamCreation, stream: teamSubject("creation", creationId), command },
      noteCreationContact({ creationId }),
    ),
};

/** Both sides of an introduction have each other's contacts. By the system: neither guest contacted anyone. */
export const noteIntroduced = async (
  { handle }: Pick<Backend, "handle">,
  now: string,
  { finderId, creationId }: { finderId: string; creationId: string },
) => {
  const command = { actor: "system", now, requestId: "introduced" } as const;
  await noteTeamContact.finder({ handle }, command, finderId);
  await noteTeamContact.creation({ handle }, command, creationId);
};
