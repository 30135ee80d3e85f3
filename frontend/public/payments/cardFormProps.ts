/** What a page tells its card form, whoever takes the card. */
export type CardFormProps = {
  clientSecret: string;
  amount: string; // dollars: "110.00"
  payLabel?: string;
  payingLabel?: string;
  /** Where a bank sends people back to that wants them on a page of its own. */
  returnPath?: string;
  /** "processing": the bank takes its time, and nobody knows yet. Either way the server alone knows what is paid. */
  onPaid: (status: "succeeded" | "processing") => void;
  onFailed?: (message: string) => void;
};

/** What came of one try. Null: there was nothing to try, and the form says why. */
export type Tried = { paid: "succeeded" | "processing" } | { declined: string | undefined } | null;
