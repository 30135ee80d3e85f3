import { zodResolver } from "@hookform/resolvers/zod";
import { type DataProvider, useDataProvider, useRefresh } from "react-admin";
import { type DefaultValues, type FieldPath, type FieldValues, useForm, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { ApiError } from "../../shared/api.ts";
import { useSend } from "../../shared/forms/useSend.ts";
import { toast } from "../../shared/toastStore.ts";

type Words<W, A> = {
  readonly done: string | ((what: W) => string);
  readonly meaning?: string | ((what: W, answer: A) => string | undefined);
  readonly failed: string;
  /** For a refusal to which the server gives no reason. */
  readonly unexplained?: string;
};
type Verb<V, W, A> = (verbs: V) => (what: W) => Promise<A>;
type Then<W, A> = {
  readonly sent?: (answer: A, what: W) => void;
  /** In place of the refresh: what this screen shows is gone, so it goes to one that reads anew. */
  readonly leave?: () => void;
};
type OfForm<Form extends FieldValues> = {
  readonly form?: Pick<UseFormReturn<Form>, "getValues" | "setError">;
  /** The field that a refusal is about which names none. */
  readonly about?: FieldPath<Form>;
};

/**
 * One of the data provider's verbs, with its words. The server answers a write once the lists show it, so refreshing
 * shows it too. A refusal of these statuses means that the screen was out of date: it refreshes as well.
 */
export const useAct = <V extends object, W, A, Form extends FieldValues = FieldValues>(
  verb: Verb<V, W, A>,
  { done, failed, meaning, unexplained = "" }: Words<W, A>,
  { sent, leave, form, about }: Then<W, A> & OfForm<Form> = {},
) => {
  const provider = useDataProvider<DataProvider & V>();
  const refresh = useRefresh();
  const sending = useSend((what: W) => verb(provider)(what), {
    ...(form && { form }),
    ...(about && { about: () => about }),
    failed: { title: failed, text: unexplained },
    sent: (answer, what) => {
      const text = typeof meaning === "function" ? meaning(what, answer) : meaning;
      toast({ title: typeof done === "function" ? done(what) : done, ...(text && { text }) });
      (leave ?? refresh)();
      sent?.(answer, what);
    },
    refused: (error) => {
      if (error instanceof ApiError && [403, 404, 409].includes(error.status)) refresh();
      return false;
    },
  });
  return { ...sending, refusal: sending.isBeside ? "" : sending.refusal };
};

/** The contract checks what was typed, which is then sent as it was typed. */
export const checkedBy = <Typed extends FieldValues>(schema: z.ZodType) =>
  // A contract takes more than a form has: what is optional, or numbers where text is typed.
  zodResolver(schema as z.ZodType<unknown, Typed>, undefined, { raw: true });

/** A form that does one verb. */
export const useActForm = <V extends object, Typed extends FieldValues, A>(
  schema: z.ZodType,
  start: Typed,
  verb: Verb<V, Typed, A>,
  words: Words<Typed, A>,
  then: Then<Typed, A> & Pick<OfForm<Typed>, "about"> = {},
) => {
  const form = useForm<Typed>({
    resolver: checkedBy<Typed>(schema),
    defaultValues: start as DefaultValues<Typed>,
  });
  const { send, sending, refusal } = useAct(verb, { unexplained: "Please try again.", ...words }, { ...then, form });
  return { form, control: form.control, dialog: { sending, refusal, onSubmit: form.handleSubmit(send) } };
};
