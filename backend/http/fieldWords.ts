import type { z } from "zod";

/** "participants.0.emergencyPhone" → "emergency phone"; an id stands for what it names. */
const named = (path: readonly PropertyKey[] = []) =>
  (path.findLast((part) => typeof part === "string") ?? "")
    .replace(/(?<=.)(Id|Ids)$/, "")
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const kinds: Readonly<Record<string, string>> = {
  number: " as a number",
  int: " as a whole number",
  boolean: " as true or false",
  array: " as a list",
  date: " as a date",
};

const isMissing = (input: unknown) => input === undefined || input === null || input === "";
/** "3", "3 characters", "3 of" something. */
const amount = (origin: string, count: number | bigint) =>
  ({ number: `${count} for`, int: `${count} for`, string: `${count} characters for` })[origin] ?? `${count} of`;

/** What is wrong with a field, where its schema does not say: in words for whoever filled it in. */
export const fieldWords = (issue: z.core.$ZodRawIssue): string => {
  const field = named(issue.path);
  if (!field) return "Please check what you entered";
  if (issue.code === "invalid_value" && issue.values.length > 0)
    return `Please choose the ${field}: ${issue.values.join(", ")}`;
  if (isMissing(issue.input)) return `Please enter the ${field}`;
  if (issue.code === "invalid_type") return `Please enter the ${field}${kinds[issue.expected] ?? ""}`;
  if (issue.code === "too_small") return `Please enter at least ${amount(issue.origin, issue.minimum)} the ${field}`;
  if (issue.code === "too_big") return `Please enter at most ${amount(issue.origin, issue.maximum)} the ${field}`;
  return `Please check the ${field}`;
};
