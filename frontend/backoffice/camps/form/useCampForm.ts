import { useMutation } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { ApiError, wordsOf } from "../../../shared/api.ts";
import { toast } from "../../../shared/toastStore.ts";
import { type CampDraft, type CampErrors, errorsOf, lacksInDivisions } from "./campDraft.ts";

/** The first field that something is wrong with, opened where it is folded away. */
const showFirst = (form: HTMLFormElement | null, errors: CampErrors) => {
  const fields = [...(form?.querySelectorAll<HTMLElement>("[name]") ?? [])];
  fields.find((field) => (field.getAttribute("name") ?? "") in errors)?.focus();
};

/**
 * Checks and sends a camp's form. What is wrong stands beside its field, from the form and from the server alike; what
 * was typed stays.
 */
export const useCampForm = <Saved>({
  form,
  check,
  save,
  failed,
  onSaved,
}: {
  form: RefObject<HTMLFormElement | null>;
  check: (draft: CampDraft) => CampErrors;
  save: (draft: CampDraft) => Promise<Saved>;
  failed: string;
  onSaved: (saved: Saved) => void;
}) => {
  const [errors, setErrors] = useState<CampErrors>({});
  const [refusal, setRefusal] = useState("");
  const show = (found: CampErrors) => {
    setErrors(found);
    requestAnimationFrame(() => showFirst(form.current, found));
  };
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onSuccess: onSaved,
    onError: (error) => {
      toast({ title: failed, text: wordsOf(error, "Please try again."), kind: "destructive" });
      const beside = error instanceof ApiError ? errorsOf(error.issues) : {};
      show(beside);
      if (Object.keys(beside).length === 0)
        setRefusal(wordsOf(error, "The camp could not be saved. Please try again."));
    },
  });
  return {
    errors,
    refusal,
    isPending,
    /** What somebody types takes away what was said of it. */
    touched: (part: Partial<CampDraft>) => {
      setErrors((before) =>
        Object.fromEntries(Object.entries(before).filter(([field]) => !Object.hasOwn(part, field.replace(/\..*/, "")))),
      );
      setRefusal("");
    },
    submit: (draft: CampDraft) => {
      if (isPending) return;
      const found = check(draft);
      setRefusal("");
      show(found);
      if (lacksInDivisions(found))
        toast({
          title: "Missing Division Information",
          text: "Please fill in all required fields for each division.",
          kind: "destructive",
        });
      else if (Object.keys(found).length > 0) toast({ title: Object.values(found)[0] ?? "", kind: "destructive" });
      else mutate(draft);
    },
  };
};
