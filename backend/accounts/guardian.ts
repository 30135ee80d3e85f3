import { isDeepStrictEqual } from "node:util";
import type { AccountEvent } from "../../eventstore/accounts/events.ts";
import { Rejection } from "../http/rejection.ts";
import { isSameMailbox, ownMailbox, parentsMailbox } from "./contract.ts";
import { freedom, type NamedGuardian, noSuchPerson, type Person } from "./person.ts";

/** A child does not answer for itself. */
export const refuseOwnMailbox = (
  { parentEmail }: NamedGuardian,
  { email }: Pick<Person, "email">,
  field: "parentEmail" | "email" = "parentEmail",
) => {
  if (email === null || !isSameMailbox(parentEmail, email)) return;
  const message = field === "email" ? parentsMailbox : ownMailbox;
  throw new Rejection("invalid", "OwnAddress", message, { issues: [{ path: [field], message }] });
};

/** Another parent or guardian, as long as none has confirmed: a mistyped address must not lock an account forever. */
export const nameGuardian =
  ({ userId, guardian, today }: { userId: string; guardian: NamedGuardian; today: string }) =>
  (person: Person): AccountEvent[] => {
    refuseUnlessMinor(person, today);
    if (person.guardianConfirmed)
      throw new Rejection("conflict", "GuardianConfirmed", "Your parent or guardian has already confirmed.");
    refuseOwnMailbox(guardian, person);
    return isDeepStrictEqual(guardian, person.guardian)
      ? []
      : [{ type: "GuardianNamed", data: { userId, personal: guardian } }];
  };

/** By a link mailed to the currently named guardian: naming another one voids it. */
export const confirmGuardian =
  ({ userId }: { userId: string }) =>
  ({ role, guardian, guardianConfirmed }: Person): AccountEvent[] => {
    if (!role || !guardian) throw noSuchPerson();
    if (guardianConfirmed) return [];
    const { parentName, parentEmail } = guardian;
    return [{ type: "GuardianConfirmed", data: { userId, personal: { parentName, parentEmail } } }];
  };

/** Whoever confirmed answers for the child no longer. Null: nobody does until another one is named and confirms. */
export const passGuardianOn =
  ({ userId, from, to, today }: { userId: string; from: string; to: NamedGuardian | null; today: string }) =>
  (person: Person): AccountEvent[] => {
    if (!person.guardianConfirmed || person.guardian?.parentEmail !== from || freedom(person, today) === 2) return [];
    const named: AccountEvent = { type: "GuardianNamed", data: { userId, personal: to } };
    if (!to) return [named];
    const { parentName, parentEmail } = to;
    return [named, { type: "GuardianConfirmed", data: { userId, personal: { parentName, parentEmail } } }];
  };

/** Of someone who needs a guardian: a minor today. */
const refuseUnlessMinor = (person: Person, today: string) => {
  if (!person.role) throw noSuchPerson();
  if (freedom(person, today) < 2) return;
  throw new Rejection("conflict", "NoGuardianNeeded", "This account doesn't need a parent or guardian.");
};
