import type { MessageAudience } from "../../../../backend/camps/messages/messageContract.ts";

export const audienceLabel: Record<MessageAudience, string> = {
  everybody: "Everyone, including the waitlist",
  paid: "Families who paid",
  unpaid: "Families who haven’t paid in full",
  waitlist: "Families on the waitlist",
};
