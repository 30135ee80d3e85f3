/** What a page tells its card form, whoever takes the card. */
export type CardFormProps = {
  clientSecret: string;
  amount: string; // dollars: "110.00"
  payLabel?: string;
  payingLabel?: string;
  /** Where a bank that confirms on its own page sends people back to. */
  returnPath?: string;
  /** "processing": the bank has not decided yet. Either way, only the server knows what is paid. */
  onPaid: (status: "succeeded" | "processing") => void;
  /** What to do next when a card is declined, after the provider's words. */
  ifDeclined?: string | undefined;
  onFailed?: (message: string) => void;
};

/** The result of an attempt. Null: the form has errors and says so itself. */
export type Tried = { paid: "succeeded" | "processing" } | { declined: string | undefined } | null;
