export const cardFormFrameWords = {
  completeRegistration: "Complete Registration",
  processingPayment: "Processing Payment...",
  paymentInformation: "Payment Information",
  dueNow: "Due now",
  loadingPaymentForm: "Loading Payment Form...",
};

export const loadingFieldsWords = {
  loadingPaymentForm: "Loading payment form...",
};

export const alreadyPaidWords = {
  continue: "Continue",
  thisPaymentWentThrough: "This payment went through.",
  thisPaymentIsStillProcessing: "This payment is still processing.",
};

export const payingWords = {
  paymentSystemNotReady: "Payment system not ready. Please wait and try again.",
  paymentFormNotReady: "Payment form not ready. Please refresh and try again.",
  anUnexpectedErrorOccurred: "An unexpected error occurred",
  paymentError: "Payment Error",
  paymentFailed: "Payment Failed",
  anErrorOccurredProcessing: "An error occurred processing your payment",
};

export const cardFormProblemWords = {
  stripeConfigurationError: "Stripe Configuration Error",
  weCouldntLoadTheCardForm: "We couldn’t load the card form. Please try again or pay another way.",
};

export const testCardFieldsWords = {
  pays: "pays",
  asksYouToConfirm: "asks you to confirm first",
  isDeclined: "is declined",
  hasInsufficientFunds: "has insufficient funds",
  paysOnce: "pays once, then is declined",
  onlyTheTestCardsWork: "Only the test cards above work here.",
  enterAll16Digits: "Enter all 16 digits of the card number.",
  enterMonthAndYear: "Enter month and year, like 04 / 31.",
  thisCardHasExpired: "This card has expired. Use another one.",
  enterThe3Digits: "Enter the 3 digits on the back of the card.",
  enterA5DigitZip: "Enter a 5-digit ZIP code.",
};

export const testCardFormWords = {
  testModeNoMoney: "TEST MODE – no money moves",
  thisStandsIn: "This stands in for the real card form. Don’t enter a card of your own. Use one of these:",
  theCardThat: (does: string) => `Use the card that ${does}`,
  use: "Use",
  confirmThisPayment: "Confirm this payment",
  yourBankWouldAsk: (amount: string) => `Here your bank would ask if you want to pay $${amount} with this card.`,
  declinePayment: "Decline payment",
  confirmPayment: "Confirm payment",
  cardNumber: "Card number",
  expiry: "Expiry",
  cvc: "CVC",
  zipCode: "ZIP code",
};

export const testCheckoutPageWords = {
  checkout: "Checkout",
  whatYouBuy: "Video Analysis Membership: $10 today, and $10 every month until you cancel.",
  subscribe: "Subscribe",
  subscribing: "Subscribing...",
  paid: "It’s paid",
  nothingMoreToDo: "You can close this tab, or go back to see your membership.",
  backToMembership: "Back to your membership",
  expired: "This checkout has expired",
  startAgain: "Nothing was charged. Please go back and start again.",
  noSuchCheckout: "There’s no checkout here",
  openItFromSubscribe: "Please start from the membership page.",
  aboutTheMembership: "About the membership",
};

export const testPortalPageWords = {
  portal: "Card and invoices",
  standsIn: "TEST MODE – no money moves",
  thisStandsIn: "This page stands in for the card provider’s own.",
  noSuchPage: "This page is no longer open",
  openItFromDashboard: "It stays open for an hour. Please open it again from your dashboard.",
  toDashboard: "Go to your dashboard",
  cardEnding: (last4: string) => `Card ending in ${last4}`,
  renews: (day: string) => `$10 will be charged on ${day}.`,
  triedAgain: (day: string) => `Your card was declined. It’ll be tried again on ${day}, or pay now with another card.`,
  ends: (day: string) => `Canceled. Nothing more is charged, and it’s paid through ${day}.`,
  ended: "Canceled. Nothing more is charged.",
  cancel: "Cancel membership",
  keep: "Keep membership",
  working: "One moment...",
  changeCard: "Change card",
  saveCard: "Save card",
  payAndSaveCard: (amount: string) => `Pay ${amount} and save card`,
  savingCard: "Saving...",
  cardSaved: "Card saved",
  paidAndCardSaved: "Paid. Card saved",
  invoices: "Invoices",
  paid: "Paid",
  open: "Not paid",
  void: "Canceled",
  failed: "We couldn’t do that",
  tryAgain: "Please try again.",
};
