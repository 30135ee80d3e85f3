import { asksForCamp, type InquiryView } from "../../../backend/clinics/contract.ts";
import {
  fieldsWords as fieldsLabel,
  serviceWords as serviceLabel,
  volunteersWords as volunteersLabel,
} from "../../shared/clinics/words.ts";
import { Fact, missing, toldBy } from "../frame/Fact.tsx";
import { inquiryShowWords as words, isRemoved } from "./words.ts";

/** What an organization asks for. */
export const InquiryAsked = ({ sent }: { sent: InquiryView }) => {
  const { serviceType, separateFields, availableVolunteers } = sent;
  const told = toldBy(isRemoved(sent));
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
