import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError, type FieldIssue, isLost, Withheld, wordsOf } from "../api.ts";
import type { Kept } from "../kept.ts";
import { type Attempted, attemptKeys } from "./attemptKey.ts";
import { toast } from "../toastStore.ts";

type Fields<Form extends FieldValues> = Pick<UseFormReturn<Form>, "getValues" | "setError">;

/** Shows the server's issues beside their fields and focuses the first. Returns whether any field was found. */
export const showIssues = <Form extends FieldValues>(
  { getValues, setError }: Fields<Form>,
  issues: readonly FieldIssue[],
) => {
  const isField = (name: string): name is FieldPath<Form> => getValues(name as FieldPath<Form>) !== undefined;
  const found = issues.flatMap(({ path, message }) => {
    const field = path.join(".");
    return isField(field) ? [{ field, message }] : [];
  });
  for (const { field, message } of found.toReversed())
    setError(field, { type: "server", message }, { shouldFocus: true });
  return found.length > 0;
};

/** For writes that must not happen twice: the same body, sent again after a broken connection, gets the same key. */
export type Attempt = (body: object) => SentOnce;
export type SentOnce = { readonly idempotencyKey: string };

interface Sending<Values, Answer, Form extends FieldValues> {
  /** Where to show errors of fields. Left out where there is only a button. */
  readonly form?: Fields<Form>;
  /** What to say if the server gives no reason. With a title, a toast says it too. */
  readonly failed: { title?: string; text: string };
  /** What to say instead if the answer was lost, for what must not be done twice. */
  readonly lost?: { title?: string; text: string };
  /** Where what was sent is kept until there was an answer, if the form may go before that. */
  readonly attempted?: Kept<Attempted>;
  readonly sent?: (answer: Answer, values: Values) => unknown;
  /** What else a refusal means for the page. Returns true if the page tells the user itself. */
  readonly refused?: (error: Error) => boolean;
  /** Which field a refusal is about if it names none. */
  readonly about?: (error: ApiError) => FieldPath<Form> | undefined;
  /** Refetches what the write changed, or what shows why it was refused. The form stays busy until then. */
  readonly settled?: () => Promise<unknown>;
}

/**
 * Sends a form: `<form onSubmit={form.handleSubmit(send)}>`. One attempt at a time, however often the button is pressed.
 * A refusal clears nothing: it shows beside its fields and in `refusal`.
 */
export const useSend = <Values, Answer, Form extends FieldValues = FieldValues>(
  write: (values: Values, attempt: Attempt) => Promise<Answer>,
  { form, failed, lost, attempted, sent, refused, about, settled }: Sending<Values, Answer, Form>,
) => {
  const [{ keyOf, forget: forgetKey }] = useState(() => attemptKeys(attempted));
  const isOnItsWay = useRef(false);
  const [said, setSaid] = useState({ refusal: "", isBeside: false });

  const showBeside = (error: Error) => {
    if (!form || !(error instanceof ApiError)) return false;
    const field = about?.(error);
    if (field) form.setError(field, { type: "server", message: wordsOf(error, failed.text) }, { shouldFocus: true });
    return showIssues(form, error.issues) || field !== undefined;
  };
  const sayWhy = (error: Error) => {
    if (error instanceof Withheld || refused?.(error)) return;
    const mayBeDone = lost && isLost(error) ? lost : undefined;
    const text = mayBeDone?.text ?? wordsOf(error, failed.text);
    const title = mayBeDone?.title ?? failed.title;
    setSaid({ refusal: text, isBeside: showBeside(error) });
    if (title) toast({ title, text, kind: "destructive" });
  };
  const { mutateAsync, reset, isPending, data, variables, error, submittedAt } = useMutation({
    mutationFn: (values: Values) => write(values, (body) => ({ idempotencyKey: keyOf(body) })),
    onSuccess: async (answer, values) => {
      await settled?.();
      await sent?.(answer, values);
      forgetKey(); // the same, sent from now on, is meant a second time
    },
    onError: async (error) => {
      sayWhy(error);
      await settled?.();
    },
  });

  const forget = () => setSaid({ refusal: "", isBeside: false });
  return {
    send: async (values: Values) => {
      if (isOnItsWay.current) return;
      isOnItsWay.current = true;
      forget();
      await mutateAsync(values).catch(() => {}); // already told
      isOnItsWay.current = false;
    },
    sending: isPending,
    /** Why it was refused, until the next attempt; `isBeside`: some of it shows beside fields. */
    ...said,
    error,
    /** Undefined until there is one. */
    answer: data,
    /** What was sent last, and when. */
    values: variables,
    sentAt: submittedAt,
    /** Back to before anything was sent. */
    startOver: () => {
      forget();
      reset();
    },
  };
};
