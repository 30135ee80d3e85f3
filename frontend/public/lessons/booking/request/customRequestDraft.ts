import type { TypedRequest } from "../../../../../backend/lessons/contract.ts";

const key = "fungo.request-draft";

/** What was typed in step 4, as the form holds it. It survives the trip to the log-in page, and ends with the tab. */
export type RequestDraft = Partial<Omit<TypedRequest, "instructorId" | "instructorName">>;

export const keepRequestDraft = (draft: RequestDraft) => {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Then it is typed again.
  }
};
export const requestDraft = (): RequestDraft => {
  try {
    const told: RequestDraft = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return told;
  } catch {
    return {};
  }
};
export const forgetRequestDraft = () => {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
};
