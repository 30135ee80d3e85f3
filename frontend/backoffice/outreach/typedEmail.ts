import type { TemplateType } from "../../../backend/outreach/formContract.ts";

/** The form, empty. */
export const startWith = (senderEmail: string) => ({
  templateType: "campOutreach" as TemplateType,
  leagueName: "",
  contactName: "",
  recipientEmail: "",
  senderEmail,
  useCustomContent: false,
  customContent: "",
  showPreview: false,
  previewData: null as { subject: string; text: string } | null,
});
export type TypedEmail = ReturnType<typeof startWith>;
