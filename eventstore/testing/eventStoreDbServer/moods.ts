/** What happens to one append. */
export type AppendMood =
  | "loseAnswer" // stored, then the call breaks
  | "hang" // stored, and never answered
  | "withoutPosition" // stored, and answered as some repeats are
  | "notReady"
  | "unknown"
  | "wrongRevision"
  | "tooLarge"
  | "wrongAccount"
  | "missingRight"
  | "notLeader";

/** What happens to one read of a stream or of $all. */
export type ReadMood = "hang" | "notReady" | "unknown" | "notLeader" | "breakHalfWay" | "wrongAccount" | "missingRight";

/** What happens to one subscription as it begins. */
type SubscriptionMood = "hang" | "notReady" | "caughtUpTooEarly";

/** The fate of the next calls of each kind, one entry each; when the list is empty, all goes well. */
export interface Moods {
  readonly appends: AppendMood[];
  readonly reads: ReadMood[];
  readonly subscriptions: SubscriptionMood[];
  /** A frozen server does nothing until thawed, not even what is under way. */
  readonly thawed: () => Promise<void>;
}
