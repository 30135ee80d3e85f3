import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { type OfForm, type Then, useAct, type Verb, type Words } from "./useAct.ts";

/** The contract checks what was typed, which is then sent as it was typed. */
export const checkedBy = <Typed extends FieldValues>(schema: z.ZodType) =>
  // A contract accepts more than a form produces, such as optional fields, or numbers in place of text.
  zodResolver(schema as z.ZodType<unknown, Typed>, undefined, { raw: true });

export const namesOf = <Typed extends FieldValues>({ getValues }: Pick<UseFormReturn<Typed>, "getValues">) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of a form's values are those of its fields
  Object.keys(getValues()) as Path<Typed>[];

/** What was saved is what a form that stays starts from now; what was typed since it was sent stays, not saved yet. */
export const goOnFrom = <Typed extends FieldValues>(
  { getValues, reset, setValue }: Pick<UseFormReturn<Typed>, "getValues" | "reset" | "setValue">,
  { sent, saved }: { sent: Typed; saved: Typed },
) => {
  const [now, names] = [getValues(), namesOf({ getValues })];
  reset(saved);
  for (const name of names)
    if (JSON.stringify(now[name]) !== JSON.stringify(sent[name])) setValue(name, now[name], { shouldDirty: true });
};

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
  const { send, sending, refusal } = useAct(verb, words, { ...then, form });
  return { form, control: form.control, dialog: { sending, refusal, onSubmit: form.handleSubmit(send) } };
};
