import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError, type FieldIssue, wordsOf } from "../api.ts";
import { attemptKeys } from "../attemptKey.ts";
import { toast } from "../toastStore.ts";

type Fields<Form extends FieldValues> = Pick<UseFormReturn<Form>, "getValues" | "setError">;

/** Puts what the server said about fields beside those fields; the first of them gets the focus. Whether it found any. */
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

/** For a write that must not be done twice: the same body sent again, say after a broken connection, has the same key. */
type Attempt = (body: object) => { idempotencyKey: string };

interface Sending<Values, Answer, Form extends FieldValues> {
  /** Whose fields the server's words are put beside. None: a button alone sends. */
  readonly form?: Fields<Form>;
  /** What to say where the server gives no reason; with a title, also in a toast. */
  readonly failed: { title?: string; text: string };
  readonly sent?: (answer: Answer, values: Values) => unknown;
  /** What else a refusal means for the page. True: the page itself says it, and nothing is said here. */
  readonly refused?: (error: Error) => boolean;
  /** The field that a refusal is about which names none. */
  readonly about?: (error: ApiError) => FieldPath<Form> | undefined;
  /** Reads anew what the answer changes, or what shows why there was a refusal. The form stays busy until it is done. */
  readonly settled?: () => Promise<unknown>;
}

/**
 * Sends what a form holds: `<form onSubmit={form.handleSubmit(send)}>`. One attempt at a time, whatever is pressed
 * meanwhile. A refusal takes nothing away that was typed: its words stand beside their fields and in `refusal`.
 */
export const useSend = <Values, Answer, Form extends FieldValues = FieldValues>(
  write: (values: Values, attempt: Attempt) => Promise<Answer>,
  { form, failed, sent, refused, about, settled }: Sending<Values, Answer, Form>,
) => {
  const [keyOf] = useState(attemptKeys);
  const isOnItsWay = useRef(false);
  const [said, setSaid] = useState({ refusal: "", isBeside: false });

  const showBeside = (error: Error) => {
    if (!form || !(error instanceof ApiError)) return false;
    const field = about?.(error);
    if (field) form.setError(field, { type: "server", message: wordsOf(error, failed.text) }, { shouldFocus: true });
    return showIssues(form, error.issues) || field !== undefined;
  };
  const sayWhy = (error: Error) => {
    if (refused?.(error)) return;
    const text = wordsOf(error, failed.text);
    setSaid({ refusal: text, isBeside: showBeside(error) });
    if (failed.title) toast({ title: failed.title, text, kind: "destructive" });
  };
  const { mutateAsync, reset, isPending, data, variables, error, submittedAt } = useMutation({
    mutationFn: (values: Values) => write(values, (body) => ({ idempotencyKey: keyOf(body) })),
    onSuccess: async (answer, values) => {
      await settled?.();
      await sent?.(answer, values);
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
      await mutateAsync(values).catch(() => {}); // said by then
      isOnItsWay.current = false;
    },
    sending: isPending,
    /** Why it was refused, until it is sent again; `isBeside`: a part of it stands beside fields. */
    ...said,
    error,
    /** Undefined until one came. */
    answer: data,
    /** What was sent last, and when. */
    values: variables,
    sentAt: submittedAt,
    /** As if nothing had been sent. */
    startOver: () => {
      forget();
      reset();
    },
  };
};
