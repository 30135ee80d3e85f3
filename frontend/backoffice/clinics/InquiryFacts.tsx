import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { asksForCamp, type InquiryView } from "../../../backend/clinics/contract.ts";
import { longDateAndTime } from "../../shared/formats.ts";
import { fieldsLabel, serviceLabel, volunteersLabel } from "../../shared/inquiryWords.ts";
import { MailLink, PhoneLink } from "../frame/ContactLinks.tsx";
import { Fact, Facts, missing, removed } from "../frame/Fact.tsx";
import { isRemoved } from "./words.ts";

/** All that an organization told, with the ways to reach it first. */
export const InquiryFacts = ({ inquiry }: { inquiry: InquiryView }) => {
  const { phone, email, serviceType, separateFields, availableVolunteers } = inquiry;
  const unknown = isRemoved(inquiry) ? removed : missing;
  const told = (text: string | null): ReactNode =>
    text === null ? unknown : <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Box>;
  return (
    <Facts>
      <Fact name="Organization">{told(inquiry.organizationName)}</Fact>
      <Fact name="Contact">
        {told(inquiry.contactName)}
        {!isRemoved(inquiry) && (
          <Box sx={{ color: "text.secondary", typography: "body2" }}>
            {inquiry.senderId ? "Has an account" : "Without an account"}
          </Box>
        )}
      </Fact>
      <Fact name="Phone">
        <PhoneLink phone={phone} otherwise={unknown} />
      </Fact>
      <Fact name="E-mail">
        <MailLink email={email} otherwise={unknown} />
      </Fact>
      <Fact name="Service">{serviceLabel[serviceType]}</Fact>
      {asksForCamp(serviceType) && (
        <>
          <Fact name="Fields">{separateFields ? fieldsLabel[separateFields] : missing}</Fact>
          <Fact name="Volunteers">{availableVolunteers ? volunteersLabel[availableVolunteers] : missing}</Fact>
        </>
      )}
      <Fact name="Preferred dates">{told(inquiry.preferredDates)}</Fact>
      <Fact name="Location">{told(inquiry.location)}</Fact>
      <Fact name="Anything else">{told(inquiry.additionalInfo)}</Fact>
      <Fact name="Sent">{longDateAndTime(inquiry.createdAt)}</Fact>
    </Facts>
  );
};
