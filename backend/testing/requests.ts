import type { Client } from "./client.ts";

/** What the wizard's fourth step sends. */
export const requestOf = (told: Record<string, unknown> = {}) => ({
  name: "Robin Castillo",
  phone: "555-010-0177",
  email: "robin@example.com",
  preferredDates: "Weekends in May",
  preferredTimes: "Mornings",
  location: "Maple Park",
  travelPreference: "meet-halfway",
  sessionFocus: "swing-analysis",
  additionalNotes: "Two brothers, 9 and 12",
  ...told,
});

/** A custom lesson request, sent over HTTP. Answers its id. */
export const sendRequest = async (who: Client, told: Record<string, unknown> = {}): Promise<string> => {
  const { status, body } = await who("POST", "/api/custom-lesson-requests", requestOf(told));
  if (status !== 201) throw new Error(`sending the request failed: ${JSON.stringify(body)}`);
  return body.id;
};
