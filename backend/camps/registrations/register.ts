import { campStream } from "../../../eventstore/camps/events.ts";
import type { Backend } from "../../backend.ts";
import { type Command, commandAbout, newId } from "../../command.ts";
import { camp } from "../camp.ts";
import type { ParentInfo } from "../contract.ts";
import type { Child } from "./placeRegistration.ts";
import { type Placing, placeRegistration } from "./placeRegistration.ts";

/** What was sent, in either of the two shapes. */
export interface RegistrationForm extends Pick<
  Placing,
  | "payerId"
  | "registrationOption"
  | "selectedDays"
  | "paymentMethod"
  | "shownCents"
  | "registerAgain"
  | "sees"
  | "daysAt"
  | "agreedTo"
> {
  readonly campId: string;
  readonly parent: ParentInfo;
  readonly children: readonly Omit<Child, "participantId">[];
}

/** A family registers for a camp. Returns the new id. Throws a Rejection if there is no spot for all of them. */
export const register = async (
  { handle, time }: Pick<Backend, "handle" | "time">,
  command: Command,
  { campId, children: unnamed, ...rest }: RegistrationForm,
): Promise<string> => {
  const here = commandAbout(command, campId);
  const registrationId = newId(here, "registration");
  const { parentName, parentEmail, parentPhone } = rest.parent;
  const children = unnamed.map((child, n) => ({
    ...child,
    participantId: newId(commandAbout(here, `${n}`), "participant"),
  }));
  const placing = { ...rest, registrationId, parent: { parentName, parentEmail, parentPhone }, children };
  const target = { fold: camp, stream: campStream(campId), command };
  await handle(target, placeRegistration(placing, { now: command.now, time }));
  return registrationId;
};
