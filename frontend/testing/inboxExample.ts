import type { InboxView } from "../../backend/inbox/formContract.ts";

/** An inquiry in the inbox that nobody has taken, for specs. */
export const inboxItem: InboxView = {
  id: "coaching-inquiry-q1",
  kind: "coaching-inquiry",
  inquiryId: "q1",
  name: "Oak Hill",
  contactName: "Noor Haddad",
  email: "noor@oakhill.example",
  phone: null,
  about: "camp",
  status: "pending",
  receivedAt: "2030-05-01T12:00:00.000Z",
  replyDueAt: null,
  owner: null,
  answeredAt: null,
  nextStep: null,
  setAside: null,
};
