/** What becomes of one append. */
export type AppendMood =
  | "loseAnswer" // stored, then the call breaks
  | "hang" // stored, and never answered
  | "withoutPosition" // stored, and answered as for some repeats
  | "notReady"
  | "unknown"
  | "wrongRevision"
  | "tooLarge"
  | "wrongAccount"
  | "missingRight"
  | "notLeader";

/** What becomes of one read of a stream or of $all. */
export type ReadMood = "hang" | "notReady" | "unknown" | "notLeader" | "breakHalfWay" | "wrongAccount" | "missingRight";

/** What becomes of one subscription, as it begins. */
type SubscriptionMood = "hang" | "notReady" | "caughtUpTooEarly";

/** The next calls of each kind fare like this, one each; when the list is empty, all is well. */
export interface Moods {
  readonly appends: AppendMood[];
  readonly reads: ReadMood[];
  readonly subscriptions: SubscriptionMood[];
  /** A server that stands still does nothing before it goes on, not even what is under way. */
  readonly thawed: () => Promise<void>;
}
