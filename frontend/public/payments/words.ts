export const cardFormFrameWords = {
  completeRegistration: "Complete Registration",
  processingPayment: "Processing Payment...",
  paymentInformation: "Payment Information",
  youPayNow: "You pay now",
  loadingPaymentForm: "Loading Payment Form...",
};

export const loadingFieldsWords = {
  loadingPaymentForm: "Loading payment form...",
};

export const alreadyPaidWords = {
  continue: "Continue",
  thisPaymentHasBeen: "This payment has been made.",
  thisPaymentIsOn: "This payment is on its way.",
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
  theCardFormCould: "The card form could not be loaded. Please try again, or choose another way to pay.",
};

export const testCardFieldsWords = {
  asksYouToConfirm: "asks you to confirm first",
  isDeclined: "is declined",
  hasInsufficientFunds: "has insufficient funds",
  hereOnlyTheTest: "Here only the test cards above work.",
  theCardNumberHas: "The card number has 16 digits.",
  monthAndYearLike: "Month and year, like 04 / 31.",
  thisCardIsNo: "This card is no longer valid.",
  threeDigitsFromThe: "Three digits from the back of the card.",
  fiveDigits: "Five digits.",
};

export const testCardFormWords = {
  testModeNoMoney: "TEST MODE – no money moves",
  aStandInFor: "A stand-in for the real card form. Do not type in a card of your own: these work here.",
  theCardThatDoes: (does: string) => `Use the card that ${does}`,
  use: "Use",
  confirmThisPayment: "Confirm this payment",
  hereYourBankWould: (amount: string) => `Here your bank would ask whether you pay $${amount} with this card.`,
  refuse: "Refuse",
  confirm: "Confirm",
  cardNumber: "Card number",
  expiry: "Expiry",
  cvc: "CVC",
  zipCode: "ZIP code",
};
