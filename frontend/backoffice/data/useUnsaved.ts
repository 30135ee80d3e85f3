import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { kept } from "../../shared/kept.ts";
import { namesOf } from "./useActForm.ts";

const Typed = z.record(z.string(), z.unknown());

/**
 * For a form that stays on its screen. What is typed and not saved is still there after a look elsewhere. A reload would
 * lose it, so the browser asks first.
 */
export const useUnsaved = <Form extends FieldValues>(
  of: string,
  { getValues, setValue, getFieldState, formState: { isDirty } }: UseFormReturn<Form>,
) => {
  useEffect(() => {
    const unsaved = kept(`unsaved ${of}`, Typed, "page");
    const names = () => namesOf({ getValues });
    const typed = unsaved.read() ?? {};
    for (const name of names())
      if (name in typed) setValue(name, typed[name] as Form[typeof name], { shouldDirty: true });
    return () => {
      const changed = names().filter((name) => getFieldState(name).isDirty);
      unsaved.keep(Object.fromEntries(changed.map((name) => [name, getValues(name)])));
    };
  }, [of, getValues, setValue, getFieldState]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);
};
