import { type AnswerInquiry, inquiryStatusUrl } from "../../../backend/clinics/contract.ts";
import { command } from "../../shared/api.ts";

export const clinicVerbs = {
  answerInquiry: ({ id, status }: { id: string } & AnswerInquiry) => command("PATCH", inquiryStatusUrl(id), { status }),
};
export type ClinicVerbs = typeof clinicVerbs;
