import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";
import { ApiError } from "../../shared/api.ts";

const isFieldOf = <Form extends FieldValues>(fields: readonly string[], name: string): name is FieldPath<Form> =>
  fields.includes(name);

/** Puts what the server said about fields beside those fields; the first of them gets the focus. */
export const showServerIssues = <Form extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Form>,
  fields: readonly string[],
) => {
  if (!(error instanceof ApiError)) return;
  for (const { path, message } of error.issues.toReversed()) {
    const field = path.join(".");
    if (isFieldOf<Form>(fields, field)) setError(field, { type: "server", message }, { shouldFocus: true });
  }
};
