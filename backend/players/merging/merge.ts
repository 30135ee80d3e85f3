import type { PlayerEvent } from "../../../eventstore/players/events.ts";
import { Rejection } from "../../http/rejection.ts";
import { noSuchPlayer, type Player } from "../player.ts";
import type { AdultAfterwards, MergePlayers, MergeView, RecordView } from "./contract.ts";

interface LessonHour {
  readonly date: string; // at the facility
  readonly startTime: string; // HH:MM
}
interface Compared {
  readonly merged: RecordView;
  readonly kept: RecordView;
  readonly campsOfBoth: readonly string[]; // titles
  readonly lessonsOfBoth?: readonly LessonHour[]; // to come
}

const nameOf = ({ firstName, lastName }: RecordView) => [firstName, lastName].filter(Boolean).join(" ");
const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Everyone who answers for one of them, each once: nobody loses the player. */
const adultsAfterwards = ({ merged, kept }: Compared): AdultAfterwards[] => {
  const ofKept = new Set([...kept.guardians.map(({ userId }) => userId), ...(kept.hasLogin ? [kept.id] : [])]);
  const ofMerged = new Set(merged.guardians.map(({ userId }) => userId));
  const own = kept.hasLogin ? [{ userId: kept.id, name: nameOf(kept), email: null }] : [];
  const joining = merged.guardians.filter(({ userId }) => !ofKept.has(userId));
  return [...own, ...kept.guardians, ...joining].map((adult) => ({
    ...adult,
    learns: !ofKept.has(adult.userId)
      ? "the kept record"
      : ofMerged.has(adult.userId)
        ? "nothing new"
        : "the merged record",
  }));
};

/** Adults who would come to manage a player who has a login: nobody is joined to one unasked. */
const strangersTo = (compared: Compared): string | undefined => {
  const joining = adultsAfterwards(compared).filter(({ learns }) => learns === "the kept record");
  return compared.kept.hasLogin && joining.length > 0 ? joining.map(({ name }) => name).join(" and ") : undefined;
};
const howToJoin = "with the email we sent a parent or with an invitation";

/** What stands in the way whichever of the two is kept. */
const forGood = ({ merged, kept }: Compared): string[] => {
  const owner = merged.hasLogin ? merged : kept;
  const isSplit = merged.hasLogin !== kept.hasLogin && merged.hadMembership !== kept.hadMembership;
  const areApart = isSplit && merged.hasLogin !== merged.hadMembership;
  return [
    ...(merged.hasLogin && kept.hasLogin
      ? ["Both records have a login of their own. Two logins can’t become one."]
      : []),
    ...(merged.hadMembership && kept.hadMembership
      ? ["Both records have a membership. Two memberships can’t become one."]
      : []),
    ...(areApart
      ? [
          `${nameOf(owner)} logs in with one of these records, and the membership belongs to the other one. Those two can’t become one, so please keep both.`,
        ]
      : []),
  ];
};

/** What stands in the way only because of which one is kept, and how to do it the other way round. */
const wrongWayRound = (compared: Compared): string[] => {
  const { merged, kept } = compared;
  const belongings = [
    ...(merged.hasLogin ? [`${nameOf(merged)} logs in with the record that would go.`] : []),
    ...(merged.hadMembership ? ["The membership belongs to the record that would go."] : []),
  ];
  const strangers = strangersTo(compared);
  const strangersToOther = strangersTo({ ...compared, merged: kept, kept: merged });
  return [
    ...(belongings.length === 0
      ? []
      : [
          `${belongings.join(" ")} ${
            strangersToOther
              ? `Before that one can be kept, ${strangersToOther} must join it, ${howToJoin}.`
              : "Keep that one instead, and merge the other one into it."
          }`,
        ]),
    ...(strangers
      ? [`${strangers} would manage a player who has a login. They need to join that player first, ${howToJoin}.`]
      : []),
  ];
};

const blocks = (compared: Compared): string[] => {
  const { merged, kept, campsOfBoth } = compared;
  if (merged.id === kept.id) return ["This is one and the same record."];
  const never = forGood(compared);
  return [
    ...(never.length > 0 ? never : wrongWayRound(compared)),
    ...(campsOfBoth.length === 0
      ? []
      : [
          `Both are registered or on the waitlist for ${campsOfBoth.join(", ")}. If it’s one player, withdraw one of the two first.`,
        ]),
  ];
};

/** "Wed, May 1, 4:00 PM" */
const hourFormat = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC", // an hour at the facility has no zone: read as UTC it stays the same
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const inWords = ({ date, startTime }: LessonHour) =>
  hourFormat.format(Date.parse(`${date}T${startTime}:00Z`)).replace("\u202f", " ");

const doubts = ({ merged, kept, lessonsOfBoth = [] }: Compared): string[] => {
  const isOtherDay = merged.birthDate && kept.birthDate && merged.birthDate !== kept.birthDate;
  const isSameName =
    same(merged.firstName ?? "", kept.firstName ?? "") && same(merged.lastName ?? "", kept.lastName ?? "");
  const apart = Math.abs((merged.age ?? 0) - (kept.age ?? 0));
  const isOtherAge = !isOtherDay && merged.age !== null && kept.age !== null && apart > 1;
  return [
    ...(isSameName ? [] : ["The names are different."]),
    ...(isOtherDay ? ["The birth dates are different."] : []),
    ...(isOtherAge ? [`The ages are ${apart} years apart.`] : []),
    ...(lessonsOfBoth.length > 0
      ? [`Both have a lesson at the same time: ${lessonsOfBoth.map(inWords).join(" · ")}.`]
      : []),
  ];
};

/** What an admin looks at before two records become one. */
export const previewOf = (compared: Compared): MergeView => ({
  merged: compared.merged,
  kept: compared.kept,
  blocked: blocks(compared),
  doubts: doubts(compared),
  adults: adultsAfterwards(compared),
});

const changed = () =>
  new Rejection(
    "conflict",
    "AdultsChanged",
    "Who manages these players has just changed. Please reload the page and check again.",
  );

export const cannotMerge = (why: string) => new Rejection("conflict", "CannotMerge", why);

/** Throws unless it can be done, and was decided on what the preview shows now. */
export const refuseMerging = ({ blocked, doubts: against, adults }: MergeView, told: MergePlayers) => {
  if (blocked.length > 0) throw cannotMerge(blocked.join(" "));
  const seen = new Set(told.adults);
  if (adults.length !== seen.size || !adults.every(({ userId }) => seen.has(userId))) throw changed();
  const isPlain = against.length === 0 && adults.every(({ learns }) => learns === "nothing new");
  if (isPlain || told.sure) return;
  const message = "Please confirm that you checked this";
  throw new Rejection("conflict", "NotSure", message, { issues: [{ path: ["sure"], message }] });
};

type DataOf<T extends PlayerEvent["type"]> = Extract<PlayerEvent, { type: T }>["data"];

/** Whoever managed the record that goes manages the one that is kept. */
export const joinMerged =
  ({ playerId, userId }: { playerId: string; userId: string }) =>
  ({ status, guardians }: Player): PlayerEvent[] => {
    if (guardians.has(userId) || (userId === playerId && status !== "closed")) return [];
    if (status !== "open") throw noSuchPlayer(); // nobody is joined to somebody with a login
    return [
      {
        type: "GuardianJoined",
        data: { playerId, userId, how: "merged", declared: "parent or legal guardian" },
      },
    ];
  };

interface Merging extends Omit<DataOf<"PlayerMerged">, "adults"> {
  readonly guardians: readonly string[]; // who managed it when it was looked at
  readonly now: string;
}

/** It is for good: whoever learned something can't unlearn it. */
export const mergePlayer =
  ({ guardians: known, now, ...data }: Merging) =>
  ({ status, guardians, invitations, erasureAsked, mergedInto }: Player): PlayerEvent[] => {
    const { playerId, into } = data;
    if (mergedInto === into) return [];
    if (status === "closed" || playerId === into) throw noSuchPlayer();
    if (guardians.size !== known.length || !known.every((id) => guardians.has(id))) throw changed();
    if ([...erasureAsked.values()].some((until) => until > now))
      throw cannotMerge(
        "An erasure was asked for this record. Please wait until it’s done, or until whoever asked keeps the player.",
      );
    const open = [...invitations].filter(([, { isOpen }]) => isOpen);
    return [
      ...open.map(([invitationId]): PlayerEvent => ({
        type: "InvitationWithdrawn",
        data: { playerId, invitationId, why: "withdrawn" },
      })),
      { type: "PlayerMerged", data: { ...data, adults: [...known] } },
    ];
  };
