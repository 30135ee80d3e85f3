import type { AccountEvent } from "../../../eventstore/accounts/events.ts";
import { Rejection } from "../../http/rejection.ts";
import { noSuchInstructor, type Person } from "../person.ts";

const longestYears = 10; // what is valid for longer was probably mistyped

const refuseEnd = (validUntil: string, today: string) => {
  const latest = `${Number(today.slice(0, 4)) + longestYears}${today.slice(4)}`;
  const isOver = validUntil <= today;
  if (!isOver && validUntil <= latest) return;
  const message = isOver
    ? "Please choose a day after today"
    : `Please choose a day within the next ${longestYears} years`;
  throw new Rejection("invalid", "WrongEnd", message, { issues: [{ path: ["validUntil"], message }] });
};

const isSame = (title: string | null | undefined, other: string) => title?.toLowerCase() === other.toLowerCase();

interface Seen {
  readonly userId: string;
  readonly certificationId: string; // of one that is new
  readonly title: string;
  readonly validUntil: string;
  readonly today: string; // at the facility
}

/** An instructor has one certification of a title, however it is spelled: seen again, it is valid until another day. */
export const seeCertification =
  ({ userId, certificationId: newOne, title, validUntil, today }: Seen) =>
  ({ role, certifications }: Person): AccountEvent[] => {
    if (role !== "instructor") throw noSuchInstructor();
    refuseEnd(validUntil, today);
    const [certificationId, before] = [...certifications].find(([, one]) => isSame(one?.title, title)) ?? [newOne];
    if (before?.title === title && before.validUntil === validUntil) return [];
    const data = { userId, certificationId, validUntil, seenOn: today, personal: { title } };
    return [{ type: "CertificationSeen", data }];
  };

export const removeCertification =
  (data: { userId: string; certificationId: string }) =>
  ({ role, certifications }: Person): AccountEvent[] => {
    if (role !== "instructor") throw noSuchInstructor();
    const before = certifications.get(data.certificationId);
    if (before === undefined)
      throw new Rejection("missing", "NoSuchCertification", "We couldn't find this certificate.");
    return before ? [{ type: "CertificationRemoved", data }] : [];
  };
