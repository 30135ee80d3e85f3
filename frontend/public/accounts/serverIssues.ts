import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError, type FieldIssue } from "../../shared/api.ts";

const isFieldOf = <Form extends FieldValues>(fields: readonly string[], name: string): name is FieldPath<Form> =>
  fields.includes(name);

/** Puts what the server said about fields beside those fields; the first of them gets the focus. */
export const showIssues = <Form extends FieldValues>(
  issues: readonly FieldIssue[],
  setError: UseFormSetError<Form>,
  fields: readonly string[],
) => {
  for (const { path, message } of issues.toReversed()) {
    const field = path.join(".");
    if (isFieldOf<Form>(fields, field)) setError(field, { type: "server", message }, { shouldFocus: true });
  }
};

/** The same for an error of which nobody knows whether it says anything about fields. */
export const showServerIssues = <Form extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Form>,
  fields: readonly string[],
) => {
  if (error instanceof ApiError) showIssues(error.issues, setError, fields);
};
