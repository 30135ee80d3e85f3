import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

type Draft<Form> = { [name in keyof Form]?: Form[name] | undefined };

/**
 * Keeps what is typed into a form, and brings it back. It does so in an effect, as a pre-rendered page cannot know the
 * draft.
 */
export const useKeptForm = <Form extends FieldValues>(
  { reset, subscribe }: Pick<UseFormReturn<Form>, "reset" | "subscribe">,
  { keep, read }: NoInfer<{ keep: (typed: Form) => void; read: () => Draft<Form> | null }>,
) => {
  useEffect(() => reset((untyped) => ({ ...untyped, ...read() })), [reset, read]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );
};
