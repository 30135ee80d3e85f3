import { useState } from "react";
import { ApiError, wordsOf } from "../../shared/api.ts";

/** What is typed into a short form, and beside each field what is wrong with it, until it is typed anew. */
export const useDraft = <Draft extends Record<string, string>>(start: Draft) => {
  type Name = keyof Draft & string;
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const [refusal, setRefusal] = useState("");
  return {
    draft,
    refusal,
    /** For a TextField. */
    field: (name: Name, label: string) => ({
      label,
      name,
      value: draft[name],
      error: Boolean(errors[name]),
      helperText: errors[name],
      fullWidth: true,
      onChange: ({ target }: { target: { value: string } }) => {
        setDraft({ ...draft, [name]: target.value });
        setErrors({ ...errors, [name]: "" });
        setRefusal("");
      },
    }),
    /** Whether each of these is filled in; where one is not, its words stand beside it. */
    has: (needed: { readonly [name in Name]?: string }) => {
      const missing = Object.entries(needed).filter(([name]) => !draft[name]?.trim());
      setErrors(Object.fromEntries(missing));
      return missing.length === 0;
    },
    /** The server's no: beside the fields it is about, else above the form. */
    refuse: (error: unknown, otherwise: string) => {
      const issues = error instanceof ApiError ? error.issues : [];
      const beside = issues.filter(({ path }) => String(path[0]) in draft);
      setErrors(Object.fromEntries(beside.map(({ path, message }) => [String(path[0]), message])));
      if (beside.length === 0) setRefusal(wordsOf(error, otherwise));
    },
  };
};
