import { type LessonView, NotePayment } from "../../../../backend/lessons/contract.ts";
import type { FieldIssue } from "../../../shared/api.ts";

/** What is being said about a payment. */
export type PaymentDraft = { how: NotePayment["how"] | ""; amount: string; words: string };
export type PaymentField = keyof PaymentDraft;
export type PaymentErrors = Partial<Record<PaymentField, string>>;

/** As it was last noted, else the lesson's price. */
export const draftOf = ({ payment, price }: Pick<LessonView, "payment" | "price">): PaymentDraft => ({
  how: payment?.how ?? "",
  amount: payment?.amount ?? price,
  words: payment?.words ?? "",
});

const isField = (name: unknown): name is PaymentField => name === "how" || name === "amount" || name === "words";
/** The first complaint about each field; with a confirmation the fields are a part of what was sent. */
export const errorsOf = (issues: Pick<FieldIssue, "path" | "message">[]): PaymentErrors => {
  const errors: PaymentErrors = {};
  for (const { path, message } of issues) {
    const field = path.at(-1);
    if (isField(field)) errors[field] ??= message;
  }
  return errors;
};

/** What the server will be told, or what is wrong with it beside each field. */
export const checkPayment = ({ how, amount, words }: PaymentDraft) => {
  const payment = { how, amount, words };
  const result = NotePayment.safeParse(payment);
  return result.success
    ? { payment: { how: result.data.how, amount, words } satisfies NotePayment }
    : { errors: errorsOf(result.error.issues.map((issue) => ({ ...issue, path: issue.path.map(String) }))) };
};
