import { counted } from "../../shared/formats.ts";

export const failedToFetch = "Failed to fetch memberships";
export const memberships = "Memberships";

export const standingLabel = {
  active: "Active",
  inactive: "Inactive",
  ending: "Canceled",
  paused: "Paused",
  declined: "Card declined",
  stopping: "Card not stopped yet",
  disputed: "Payment disputed",
  "refund failed": "Refund failed",
} as const;

export const membershipRowsWords = {
  noMatches: "No matches",
  tryAShorterSearch: "Try a shorter search, or show all memberships.",
  showAll: "Show all memberships",
  noneYet: "No memberships yet",
  activateOneFromUsers: "Players with a membership show up here. You can activate one from Users.",
  player: "Player",
  status: "Status",
  videos: "Videos this month",
  since: "Since",
  ends: "Through",
  ofAllowed: (used: number, allowed: number) => `${used} of ${allowed}`,
  videosThisMonth: (used: number, allowed: number) => `${used} of ${allowed} videos this month`,
  endsOn: (day: string) => `Through ${day}`,
  renews: (day: string) => `Renews ${day}`,
  ended: (day: string) => `Ended ${day}`,
  noEnd: "No end date",
  counted: (n: number) => counted(n, "membership"),
};

export const membershipListWords = {
  lead: "Players with video analysis, and how many videos they uploaded this month.",
  search: "Player's name",
  status: "Status",
  trouble: "Needs attention",
  ending: "Canceled",
  paused: "Paused",
  pastDue: "Card declined",
  openEnded: "No end date",
  uploadMonths: "Upload months",
  revenue: "Revenue",
};

export const membershipShowWords = {
  membership: "Membership",
  allMemberships: "All memberships",
  notFound: "Membership not found",
  neverHadOne: "This player has never had a membership",
  openUsers: "You can activate one on the player's page under Users.",
  membershipOf: (name: string) => `${name}'s membership`,
  videos: "Videos",
  source: "Paid for",
  byHand: "Activated by an admin, without a card",
  byCard: "By card, $10 a month",
  renews: "Renews",
  pausedUntil: "Paused until",
  pauseUntil: "Pause scheduled until",
  paidThrough: "Paid through",
  declined: "The card was declined.",
  triedAgain: (day: string) => `It'll be tried again on ${day}.`,
  notTriedAgain: "It won't be tried again.",
  stopping:
    "This membership ended here, but the card provider hasn't confirmed yet that it stopped charging. We keep telling it every minute.",
  disputed:
    "The bank asked for a payment back. The membership stays active until the bank decides. Please respond in the card provider's dashboard.",
  "refund failed": "A refund didn't reach the card. Please settle it under Payments.",
  payments: "Payments",
  testMode: "Test mode: no money moves. The next renewal, retry, or end can happen now.",
  testModePaused:
    "Test mode: no money moves. Each click skips one month of the pause, and the one after that renews the membership.",
  advance: "Advance",
  advancing: "Advancing...",
  advanced: "Done. What follows from it shows in a moment.",
  advancedPaused: "Done. You’ll see it here once the pause is over.",
  advanceFailed: "We couldn't advance it",
  since: "Since",
  ends: "Through",
  ended: "Ended",
  untilSomeoneEndsIt: "Until someone ends it",
  account: "Account",
  openAccount: "Open the account",
  statement: "Statement",
  timeline: "Timeline",
};

export const activateWords = {
  activate: "Activate membership",
  activateFor: (name: string) => `Activate membership for ${name}`,
  title: (name: string) => `Activate a membership for ${name}?`,
  whatItGives: "4 videos a month, starting now. Nothing is charged.",
  how: "Reason",
  cash: "Paid in cash",
  venmo: "Paid with Venmo",
  gift: "Gift",
  staff: "Staff family",
  repair: "Fixing a payment problem",
  note: "Note (optional)",
  noteHelp: "The family can read this on their statement.",
  lasting: "How long?",
  oneMonth: "One month",
  untilDate: "Until a date",
  untilEnded: "Until someone ends it",
  lastDay: "Last day",
  chooseADay: "Please choose the last day",
  done: "Membership activated successfully",
  error: "Error",
  failed: "Failed to activate membership",
};

export const deactivateWords = {
  deactivate: "Deactivate membership",
  deactivateFor: (name: string) => `Deactivate membership for ${name}`,
  title: (name: string) => `Deactivate ${name}'s membership?`,
  whatItMeans:
    "It ends right away, and no more videos can be uploaded. If a card pays for it, we won't charge it again. Videos and feedback stay.",
  keep: "Keep membership",
  reason: "Reason (optional)",
  reasonHelp: "The family can read this on their statement.",
  refund: "Last payment",
  noRefund: "No refund",
  refundIt: (amount: string) => `Refund ${amount}`,
  sayWhy: "Please say why you're refunding it",
  done: "Membership deactivated successfully",
  error: "Error",
  failed: "Failed to deactivate membership",
};

export const grantWords = {
  grant: "Give more videos",
  title: (name: string) => `Give ${name} more videos this month?`,
  howMany: "How many?",
  reason: "Reason",
  reasonHelp: "The family can read this on their statement.",
  done: (uploads: number) => `${counted(uploads, "more video")} this month`,
  failed: "We couldn't give more videos",
};

export const playersMembershipsWords = {
  membership: "Membership",
  change: (name: string) => `Change ${name}'s membership`,
};

export const uploadMonthsWords = {
  uploadMonths: "Upload months",
  lead: "Each month gives members new videos. Here's when that was announced, and to how many.",
  failed: "Failed to fetch upload months",
  noneYet: "No month yet",
  nothingAnnounced: "The first month is announced within ten minutes of starting.",
  onTime: "On time",
  late: (by: string) => `${by} late`,
  hours: (n: number) => counted(n, "hour"),
  minutes: (n: number) => counted(n, "minute"),
  days: (n: number) => counted(n, "day"),
  first: "First month",
  members: (n: number) => (n === 0 ? "No members to tell" : `${counted(n, "member")} told`),
  missed: (months: string) => `Nobody was there to announce ${months}.`,
};

export const memberCountsWords = {
  active: "Active members",
  ending: "Canceled, still active",
  pastDue: "Card declined",
  openEnded: "No end date",
};

export const moneyThisMonthWords = {
  moneyIn: (month: string) => `Money in ${month}`,
  failed: "Failed to fetch this month's money",
  from: "From",
  collected: "Collected",
  refunded: "Refunded",
  kept: "Kept",
  camps: "Camps",
  memberships: "Memberships",
  together: "Camps and memberships",
  lessonsAreNotIn:
    "Lessons aren’t in it: players pay coaches directly. Revenue shows lessons with camps, without memberships.",
};

export const lateUploadMonthWords = {
  title: "New uploads of the month",
  wasLate: (by: string) =>
    `Members heard of their new uploads ${by} late. The uploads themselves counted from the 1st.`,
  isMissing: "Members haven't heard of their new uploads yet. The uploads themselves count from the 1st.",
  see: "See upload months",
};

export const membershipTroubleWords = {
  title: "Membership trouble",
  see: "See membership",
  seeOf: (name: string) => `See membership: ${name}`,
};

export const paymentsWords = {
  payments: "Payments",
  through: (day: string) => `through ${day}`,
  paidTwice: "paid twice",
  refunded: "Refunded",
  partlyRefunded: "Partly refunded",
  refundedAmount: (amount: string) => `${amount} refunded`,
  refundOnTheWay: "Refund on its way",
  refundFailed: "Refund failed",
  disputed: "Disputed",
  disputeLost: "Dispute lost",
};

export const refundWords = {
  refund: "Refund",
  refundOf: (amount: string, day: string) => `Refund the ${amount} of ${day}`,
  title: (name: string) => `Refund a payment for ${name}?`,
  whereItGoes: (left: string) => `It goes back to the card that paid. You can refund up to ${left}.`,
  amount: "Amount",
  reason: "Reason",
  reasonHelp: "The family can read this on their statement.",
  membership: "Membership",
  keepIt: "Keep it active",
  endIt: "End it right away",
  done: "Refund requested",
  meaning: "The card provider sends it back to the card. We'll email the family once that's done.",
  failed: "We couldn't refund it",
};

export const settleRefundWords = {
  settle: "Settle refund",
  title: "Settle this refund?",
  whatHappened: "The refund didn't reach the card, so the money is still with you.",
  whatNow: "What now?",
  paidAnotherWay: "I paid it back another way",
  refundAgain: "Refund it to the card again",
  reason: "Note",
  reasonHelp: "The family can read this on their statement.",
  done: "Refund settled",
  failed: "We couldn't settle it",
};

export const membershipRevenueWords = {
  title: "Membership revenue",
  lead: "Paid by card, $10 a month. Memberships you activate by hand aren't part of it.",
  failed: "Failed to fetch membership revenue",
  byCard: "Active members by card",
  ending: "Canceled",
  pastDue: "Card declined",
  byMonth: "By month",
  month: "Month",
  collected: "Collected",
  refunded: "Refunded",
  disputed: "Disputes lost",
  noneYet: "No payments yet",
  showsUp: "Once a member pays by card, it shows up here.",
};
