import { counted } from "../../shared/formats.ts";
import type { OutreachState, OutreachView, TemplateType } from "../../../backend/outreach/formContract.ts";
import { removedPerson } from "../../shared/formats.ts";

export const stateLabel: Record<OutreachState, string> = {
  queued: "Waiting",
  sent: "Sent",
  failed: "Failed",
  skipped: "Held back",
  unknown: "May have arrived",
};

const notSent = "Not sent: no mail server (demo)";
/** What became of one email. */
export const stateOf = ({ state, onlyWritten }: Pick<OutreachView, "state" | "onlyWritten">) =>
  onlyWritten ? notSent : stateLabel[state];

export const templateLabel: Record<TemplateType, string> = {
  campOutreach: "Camp",
  coachingClinic: "Coaching clinic",
  combined: "Camp and coaching clinic",
};

export const emailOutreach = "Email Outreach";
export const failedToFetch = "Failed to fetch outreach emails";
export const leagueOf = ({ leagueName }: Pick<OutreachView, "leagueName">) => leagueName ?? removedPerson;

export const outreachPageWords = {
  campaigns: "Campaigns",
  views: "What to see",
  emails: "Emails",
  leagues: "Leagues",
  suppressions: "Do not email",
};

export const outreachFormWords = {
  lead: "Offer a camp or a clinic to a league, club or school. Never email players or parents from here.",
  newEmail: "New email",
  couldntLoad: "Couldn’t load the form",
  noPostalAddress: "Outreach is off for now",
  noPostalAddressText:
    "The law asks for a postal address in every email like this. Whoever runs the site can add the facility’s address, and then you can send.",
  template: "Template",
  leagueName: "League name",
  contactName: "Contact name",
  recipientEmail: "Recipient email",
  senderEmail: "Replies go to",
  customContent: "Write my own message",
  yourMessage: "Your message",
  yourMessageHelp:
    "It goes between the greeting and our name. **Bold**, *italics*, - lists and [links](https://…) work.",
  preview: "Preview",
  send: "Send Email",
  needForPreview: "Please enter league name and contact name",
  needForSending: "Please fill in all required fields",
  failedToPreview: "Failed to generate email preview",
  sent: "Email sent successfully to the league!",
  itIsOnItsWay: "It’s on its way to the mail server. Below you can see how it went.",
  failedToSend: "Failed to send email",
  pleaseTryAgain: "Please try again.",
};

export const previewWords = {
  title: "Preview",
  subject: "Subject",
  content: "Content",
  contentHelp: "**Bold**, *italics*, - lists and [links](https://…) work.",
  show: "Show changes",
  stale: "You changed the content. Show changes to see the email as it will go out.",
  back: "Change details",
  backMeans: "Changing the details starts a new preview, without your edits.",
  whatsAdded: "We always add who it’s from, why they get it, our postal address and a way to unsubscribe.",
};

export const outreachRowsWords = {
  noMatches: "No matches",
  tryAnother: "Try another status or a shorter search.",
  showAll: "Show all emails",
  noneYet: "No outreach emails yet",
  noneYetText: "Once you send one, it shows up here with what became of it.",
  league: "League",
  subject: "Subject",
  by: "Sent by",
  sent: "Sent",
  status: "Status",
  counted: (n: number) => counted(n, "email"),
};

export const outreachListWords = {
  sentEmails: "Sent emails",
  search: "League, contact or subject",
};

export const outreachShowWords = {
  outreachEmail: "Outreach email",
  notFound: "Email not found",
  weCantFindThis: "We can’t find this email",
  theLinkMayBe: "The link may be incomplete, or another coach sent it.",
  seeAll: "See all outreach emails",
  to: (league: string) => `Email to ${league}`,
  league: "League",
  contact: "Contact",
  repliesTo: "Replies go to",
  template: "Template",
  sentBy: "Sent by",
  asked: "Sent off",
  seeLeague: "See the league",
  bounced: "Came back",
  bouncedByServer: (code: string) => `the mail server said ${code}`,
  markBounced: "Mark as bounced",
  bounceQuestion: "Did this email come back?",
  bounceMeans: "Nothing goes to this address anymore. Only an admin can allow emails again.",
  bounceDone: "Marked as bounced",
  bounceFailed: "Failed to mark as bounced",
  outcome: "Outcome",
  why: "Reason",
  proof: "Proof",
  asSent: "This is what the mail server took, word for word.",
  asWritten: "This is what would have been sent, word for word. Nobody got it: no mail server is set up.",
  notAsSent: "This is no longer what was sent. Please tell whoever runs the site.",
  hash: "Fingerprint",
  removed: "The league’s data was removed, and the text with it.",
  showAs: "Show as",
  html: "HTML",
  text: "Text",
  timeline: "Timeline",
};
