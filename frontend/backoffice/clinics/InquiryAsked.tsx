import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { asksForCamp, type InquiryView } from "../../../backend/clinics/contract.ts";
import {
  fieldsWords as fieldsLabel,
  serviceWords as serviceLabel,
  volunteersWords as volunteersLabel,
} from "../../shared/clinics/words.ts";
import { Fact, missing, removed } from "../frame/Fact.tsx";
import { inquiryShowWords as words, isRemoved } from "./words.ts";

/** What was typed, or that it was not, or is gone with who typed it. */
export const toldIn =
  (inquiry: InquiryView) =>
  (text: string | null): ReactNode => {
    if (text === null) return isRemoved(inquiry) ? removed : missing;
    return <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Box>;
  };

/** What an organization asks for. */
export const InquiryAsked = ({ sent }: { sent: InquiryView }) => {
  const { serviceType, separateFields, availableVolunteers } = sent;
  const told = toldIn(sent);
  return (
    <>
      <Fact name={words.service}>{serviceLabel[serviceType]}</Fact>
      {asksForCamp(serviceType) && (
        <>
          <Fact name={words.fields}>{separateFields ? fieldsLabel[separateFields] : missing}</Fact>
          <Fact name={words.volunteers}>{availableVolunteers ? volunteersLabel[availableVolunteers] : missing}</Fact>
        </>
      )}
      <Fact name={words.preferredDates}>{told(sent.preferredDates)}</Fact>
      <Fact name={words.location}>{told(sent.location)}</Fact>
      <Fact name={words.anythingElse}>{told(sent.additionalInfo)}</Fact>
    </>
  );
};
