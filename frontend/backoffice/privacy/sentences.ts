import type { PrivacyFact } from "../../../backend/privacy/contract.ts";
import { counted } from "../../shared/formats.ts";
import type { Sentence } from "../context.ts";

export const sentences: Record<PrivacyFact, Sentence> = {
  PersonErased: "erased the personal data",
  MedicalTextForgotten: "deleted the health information",
  SubmissionForgotten: "deleted what was sent",
  ListExported: ({ details }) =>
    `exported a list: ${String(details?.["list"]).replaceAll("-", " ")}, ${counted(Number(details?.["rows"]), "row")}`,
  PersonalDataExported: ({ details }) =>
    details?.["by"] === "guardian"
      ? "downloaded the personal data with a guardian’s link"
      : "downloaded the personal data",
};
