import type { Client } from "./client.ts";

/** What the wizard's fourth step sends. */
export const requestOf = (fields: Record<string, unknown> = {}) => ({
  name: "Robin Castillo",
  phone: "555-010-0177",
  email: "robin@example.com",
  preferredDates: "Weekends in May",
  preferredTimes: "Mornings",
  location: "Maple Park",
  travelPreference: "meet-halfway",
  sessionFocus: "swing-analysis",
  additionalNotes: "Two brothers, 9 and 12",
  ...fields,
});

/** A custom lesson request, sent over HTTP. Returns its id. */
export const sendRequest = async (who: Client, fields: Record<string, unknown> = {}): Promise<string> => {
  const { status, body } = await who("POST", "/api/custom-lesson-requests", requestOf(fields));
  if (status !== 201) throw new Error(`sending the request failed: ${JSON.stringify(body)}`);
  return body.id;
};
