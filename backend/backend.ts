import type { EventAttributes } from "ics";
import type { Knex } from "knex";
import type { FirstPlayer } from "./playerContract.ts";
import type { Logger } from "pino";
import type { Fact } from "../eventstore/facts.ts";
import type { SealingStore } from "../eventstore/personal.ts";
import type { SubjectKeys } from "../eventstore/subjectKeys.ts";
import type {
  AccountsOfMembers,
  AccountView,
  ManagedUserView,
  PaymentHandles,
  Role,
  UserView,
} from "../projections/accounts/open.ts";
import type { HistoryEntry } from "../projections/history/open.ts";
import type { TrustedVersions } from "../projections/version.ts";
import type { Business } from "./business.ts";
import type { Capabilities } from "./http/capabilities.ts";
import type { Credentials } from "./accounts/passwords/credentials.ts";
import type { Guesses } from "./accounts/passwords/guesses.ts";
import type { KnownBrowsers } from "./accounts/passwords/knownBrowsers.ts";
import type { Command } from "./command.ts";
import type { FacilityTime } from "./facilityTime.ts";
import type { Handling } from "./handle.ts";
import type { Limits } from "./http/limits.ts";
import type { ClaimPayment } from "./payments/claims.ts";
import type { About, AboutKind, PaymentProvider } from "./payments/provider.ts";
import type { Pace } from "./outreach/campaigns/pace.ts";
import type { Policies } from "./policies/policies.ts";
import type { Mail } from "./post.ts";
import type { Transport } from "./mail/transport.ts";
import type { Transcoder } from "./videos/conversion/transcoder.ts";
import type { UploadLocks } from "./videos/resumable/locks.ts";
import type { Storage } from "./videos/storage/storage.ts";

/**
 * What a context does with news from the card provider, by what it is about. News arrives at least once, perhaps late
 * and out of order: so the state is looked up anew, and what was recorded before is not recorded again.
 */
export type WhenProviderSays = {
  readonly [Kind in AboutKind]?: (command: Command, about: About<Kind>) => Promise<void>;
};

/**
 * What a context does about someone who was erased. Doing it again changes nothing. Returns how many of what it ended.
 */
export type WhenErased = (
  backend: Backend,
  command: Command,
  subject: string,
) => Promise<Readonly<Record<string, number>>>;

/**
 * Whether someone may see the history of one of a context's things: owners see their own, instructors what is addressed
 * to them. Undefined: not one of its things. Admins and the person whose history it is are not asked about.
 */
export type MaySeeStory = (db: Knex, user: UserView, of: string) => Promise<boolean | undefined>;

/** The player a call names, if the caller may act for that one, as the call's definition says. Else it throws. */
export type ActingFor = (
  user: UserView | undefined,
  playerId: string,
  named?: { readonly anyPlayerFor?: readonly Role[] | undefined; readonly erasedPlayersToo?: true | undefined },
) => Promise<string>;

/** What is recorded of the player for whom a parent opens an account, and where. Throws a Rejection beside its fields. */
export type DescribeFirstPlayer = (
  command: Command,
  told: {
    readonly by: string;
    readonly agreedTo: string | undefined;
    readonly player: FirstPlayer;
    readonly today: string;
  },
) => { readonly stream: string; readonly facts: readonly { readonly type: string; readonly data: object }[] };

/** Records that somebody of the staff takes the rows of a list along. */
export type RecordListExport = (
  command: Command,
  taken: { readonly userId: string; readonly list: string; readonly rows: number },
) => Promise<void>;

/** An account with the memberships that the specification shows with it. */
export interface WithMemberships {
  readonly account: (user: UserView) => Promise<AccountView>;
  readonly managed: (users: readonly UserView[]) => Promise<Omit<ManagedUserView, "lastSeenAt">[]>;
  /** Whether somebody is at a checkout for this player, or pays by card, or did. */
  readonly isBeingPaid: (playerId: string) => Promise<boolean>;
  readonly accountsOfMembers: () => AccountsOfMembers;
}

/** What happened to one of a context's things by facts about others: lines that its history has, too, for this reader. */
export type AlsoHappened = (db: Knex, of: string, reader: UserView) => Promise<readonly HistoryEntry[]>;

/** An act as its history tells it. */
export interface Act {
  readonly id: string; // of its fact
  readonly of: string; // the thing it changed, as in the history
  readonly isLate: boolean; // too late to undo, unless that was done before
}

/** Something that whoever did it can undo for ten seconds, as long as nothing has followed from it. */
export interface Undo {
  readonly what: Fact["type"];
  /** Which of them; absent: all. */
  readonly only?: (data: object) => boolean;
  /** Facts that the same command may record with it. They are taken back together, so their mails wait, too. */
  readonly with?: readonly Pick<Undo, "what" | "only">[];
  /** Records that it was undone. The caller is whoever did it. Its fact lists in `undoes` the ids it takes back. */
  readonly undo: (backend: Backend, command: Command, act: Act) => Promise<unknown>;
}

/** Hours on each of some days at the facility. */
export interface BusyTime {
  readonly id: string;
  readonly title: string;
  readonly location: string;
  readonly firstDay: string;
  readonly lastDay: string; // included
  readonly startTime: string; // HH:MM
  readonly endTime: string;
  readonly isDivision: boolean; // a camp's division that meets outside the camp's own hours
}
interface BusyDays {
  readonly instructorId: string;
  readonly from: string; // a day at the facility
  readonly until?: string; // included
}
/** What a context keeps an instructor busy with between two days. Lessons are not among it: they share their hours. */
export type BusyTimes = (db: Knex, days: BusyDays) => Promise<readonly BusyTime[]>;

/** Where an account's players are expected, as entries of its own calendar. Lessons are not among it. */
export type FamilyDays = (
  desk: Pick<Backend, "db" | "business" | "time">,
  of: { readonly userId: string; readonly from: string; readonly isFamilys: boolean },
) => Promise<EventAttributes[]>;

/** One part of what a context holds on people. */
export interface HeldPart {
  readonly name: string; // its name in the file
  /** Rows about one person, read a few at a time as they are consumed. Nothing in them is about anyone else. */
  readonly rows: (backend: Backend, userId: string) => AsyncIterable<object>;
}

/** Everything a feature may use. */
export interface Backend extends Handling {
  readonly actingFor: ActingFor;
  readonly recordListExport: RecordListExport;
  readonly describeFirstPlayer: DescribeFirstPlayer;
  readonly withMemberships: WithMemberships;
  readonly log: Logger;
  readonly db: Knex;
  readonly store: SealingStore;
  readonly time: FacilityTime;
  readonly limits: Limits;
  /** At passwords. */
  readonly guesses: Guesses;
  /** ms before an answer whose timing must not reveal whether someone is known. */
  readonly steadyTime: number;
  readonly knownBrowsers: KnownBrowsers;
  /** What someone may reach without an account. */
  readonly capabilities: Capabilities;
  readonly credentials: Credentials;
  readonly keys: SubjectKeys;
  /** Where lessons are paid if the instructor has no handles of their own. */
  readonly facilityPayment: PaymentHandles;
  readonly mail: Mail;
  /** Where replies to mails to leagues may go, the usual address first. */
  readonly outreachSenders: readonly string[];
  /** How fast emails of campaigns go out, and when. */
  readonly outreachPace: Pace;
  /** Within which organizations are promised a reply. */
  readonly inquiryReplyHours: number;
  /** Where reports of mails to leagues that came back are: a URL with its password. Undefined: nobody reads them. */
  readonly bounceMailbox: string | undefined;
  /** How mails leave. */
  readonly transport: Transport;
  readonly business: Business;
  readonly policies: Policies;
  /** What keeps an instructor busy beside lessons, according to every context. */
  readonly busyTimes: (days: BusyDays) => Promise<readonly BusyTime[]>;
  readonly familyDays: FamilyDays;
  /** Everything that can be undone for a while. */
  readonly undos: readonly Undo[];
  readonly whenErased: readonly WhenErased[];
  readonly maySeeStory: readonly MaySeeStory[];
  readonly alsoHappened: readonly AlsoHappened[];
  /** Everything held on people, in the order of the export file. */
  readonly exported: readonly HeldPart[];
  /** Where videos are kept, sealed. */
  readonly files: Storage;
  /** What makes copies of videos that play everywhere. Undefined: there is nothing on this machine that does. */
  readonly transcoder: Transcoder | undefined;
  /** ms in which a file has to be looked at. */
  readonly probeTime: number;
  /** So that nobody writes what somebody else is writing, on whichever node. */
  readonly uploadLocks: UploadLocks;
  readonly payments: PaymentProvider;
  /** Whose a card payment is, according to every context. */
  readonly claims: readonly ClaimPayment[];
  readonly whenProviderSays: readonly WhenProviderSays[];
  /** Waits until the read models have reached the log's current end; false if they do not within 2 s. */
  readonly caughtUp: () => Promise<boolean>;
  /** The same, and none of these projectors, by default of all, waits before a fact that it cannot take. */
  readonly allCaughtUp: (of?: readonly string[]) => Promise<boolean>;
  /** What the read models show now. Throws while the database is down. */
  readonly versions: TrustedVersions;
}
