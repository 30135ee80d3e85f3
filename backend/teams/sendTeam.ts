import { teamSubject } from "../../eventstore/teams/events.ts";
import type { Backend } from "../backend.ts";
import { type Command, newId } from "../command.ts";
import type { CreateTeam, FindTeam } from "./contract.ts";
import { submitCreation, submitFinder, teamCreation, teamFinder } from "./submission.ts";

/** A family looks for a team. `senderId`: null without an account. Returns the new id. */
export const sendFinder = async (
  { handle, time }: Pick<Backend, "handle" | "time">,
  command: Command,
  { senderId, form }: { senderId: string | null; form: FindTeam },
): Promise<string> => {
  const { sport, division, birthDate, topic: _, ...personal } = form;
  const finderId = newId(command, "teamFinder");
  const target = { fold: teamFinder, stream: teamSubject("finder", finderId), command };
  const { date: today } = time.wallClock(command.now);
  await handle(target, submitFinder({ finderId, senderId, sport, division, personal, birthDate }, { today }));
  return finderId;
};

/** A coach wants to start a team. */
export const sendCreation = async (
  { handle }: Pick<Backend, "handle">,
  command: Command,
  { senderId, form }: { senderId: string | null; form: CreateTeam },
): Promise<string> => {
  const { sport, division, topic: _, ...personal } = form;
  const creationId = newId(command, "teamCreation");
  const target = { fold: teamCreation, stream: teamSubject("creation", creationId), command };
  await handle(target, submitCreation({ creationId, senderId, sport, division, personal }));
  return creationId;
};
