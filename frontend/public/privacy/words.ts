export const askForLinkWords = {
  checkYourEmail: "Check your email",
  tryAnotherEmail: "Try another email",
  ifYouConfirmedA: "If you confirmed a child’s account with ",
  aLinkIsOn: ", a link is on its way. You get one email for each child, and the links work for 24 hours.",
  nothingAfterAFew: "Nothing after a few minutes? Check your spam folder.",
  weCouldntSendThe: "We couldn’t send the email. Please try again.",
  thisLinkDoesntWork: "This link doesn’t work anymore. Ask for a new one below.",
  forParentsAndGuardians:
    "For parents and guardians of players under 18. Enter the email that you confirmed the account with, and we’ll email you a link to everything we hold on your child.",
  email: "Email",
  emailMeALink: "Email me a link",
  sending: "Sending...",
};

export const guardianExportPageWords = {
  everythingWeHoldOn:
    "Everything we hold on your child in one file: account, lessons, requests, camps, payments, emails, and history. Notes that coaches write for each other aren’t in it. Keep it somewhere private.",
  downloadTheData: "Download the data",
  yourChildsDataTitle: "Your Child's Data",
  yourChildsData: "Your child’s data",
};
