import type { Client } from "./client.ts";

/** What the service request dialog sends. */
export const inquiryOf = (fields: Record<string, unknown> = {}) => ({
  organizationName: "Maple Valley Little League",
  contactName: "Dana Whitfield",
  email: "dana@maplevalley.example",
  phone: "555-010-0190",
  serviceType: "both",
  preferredDates: "Two weekends in March",
  location: "Maple Valley Park",
  separateFields: "separate",
  availableVolunteers: "limited",
  additionalInfo: "40 players, 8 to 12",
  ...fields,
});

/** A coaching inquiry, sent over HTTP. Returns its id. */
export const sendInquiry = async (who: Client, fields: Record<string, unknown> = {}): Promise<string> => {
  const { status, body } = await who("POST", "/api/coaching-inquiry", inquiryOf(fields));
  if (status !== 201) throw new Error(`sending the inquiry failed: ${JSON.stringify(body)}`);
  return body.id;
};
