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
