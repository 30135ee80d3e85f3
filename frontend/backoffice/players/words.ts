import { counted } from "../../shared/formats.ts";
export const studentGuardiansWords = {
  guardian: "Guardian",
  thePlayer: "the player",
  remove: "Remove",
  removeWhom: (name: string) => `Remove ${name}`,
  question: (name: string) => `Remove ${name}?`,
  means: (name: string, player: string) =>
    `${name} can no longer see or book for ${player}, and everyone concerned gets an email. The reason is kept on record and isn’t emailed.`,
  reason: "Reason",
  sayWhy: "Please say why",
  removed: (name: string) => `${name} is removed`,
  failed: "Couldn’t remove the guardian",
};

export const studentNotesWords = {
  failedToFetch: "Failed to fetch notes",
  means: "For staff only. The player’s family never sees them.",
};

export const waiverWords = {
  waivers: "Waivers",
  waiver: "Waiver",
  lead: "Players of families with an account who have a lesson or camp day coming up, and whether the waiver is signed for them. From everyone else, ask for it on paper.",
  name: "Name",
  player: "Player",
  next: "Comes next",
  signature: "Signature",
  signed: "Signed",
  notSigned: "Not signed",
  signedEarlier: "Earlier text signed",
  noWaiver: "No waiver",
  removed: "a name that was removed",
  signedBy: (name: string, when: string) => `Signed by ${name} on ${when}`,
  comes: (day: string) => `Comes next on ${day}`,
  print: "Print",
  version: (version: string) => `Version ${version}`,
  seeStudent: "See student",
  allWaivers: "All waivers",
  howToGetIt:
    "Nobody has signed yet. We ask families after they book, on their dashboard, and on their players’ page. You can also print the waiver from the website’s Waiver page and have it signed on paper.",
  failed: "Failed to fetch waivers",
  failedToFetchOne: "Failed to fetch the waiver",
  noMatches: "No matches",
  tryAnother: "Try a shorter name, or show everyone.",
  showAll: "Show everyone",
  none: "Nobody is expected",
  noneText: "Players show up here once they have a lesson or camp day coming up.",
  counted: (n: number) => counted(n, "player"),
};

export const studentLoginWords = {
  login: "Login",
  sendLink: "Send a link for a login",
  thePlayer: "the player",
  question: (name: string) => `Give ${name} a login?`,
  means:
    "They’re 18 or older. Once they choose a password, only they manage their lessons, camps, and videos, and everyone who did so far gets an email.",
  email: "Their email",
  send: "Send link",
  sent: "Link sent",
  failed: "Couldn’t send the link",
};

export const messageFamilyWords = {
  messageFamily: "Message family",
  messageFamilyOf: (name: string) => `Message ${name}’s family`,
  messagePlayer: (name: string) => `Message ${name}`,
  means: "It’s emailed to the adults in this family. Replies reach your own email.",
  meansToPlayer: (name: string) => `It’s emailed to ${name}. Replies reach your own email.`,
  subject: "Subject",
  message: "Message",
  send: "Send message",
  onItsWay: "Message on its way",
  repliesReachYou: "Replies reach your own email.",
  failed: "Couldn’t send the message",
  messages: "Messages sent",
  failedToFetch: "Failed to fetch messages",
};
