import { Link } from "@mui/material";
import { Link as RouterLink } from "react-router";
import type { RegistrationView } from "../../../../backend/camps/contract.ts";
import { longDate, longDateAndTime } from "../../../shared/formats.ts";
import { MailLink, PhoneLink } from "../../frame/ContactLinks.tsx";
import { Fact, Facts, removed } from "../../frame/Fact.tsx";
import { daysInWords, methodInWords, parentName } from "./words.ts";

const seats = {
  held: "Held until it is paid",
  secured: "Secured: it is paid",
  released: "Given free",
} as const;

/** Who registered, for what, and how to reach them. */
export const RegistrationFacts = ({ registration }: { registration: RegistrationView }) => {
  const { campId, campTitle, campStartDate, parentPhone, parentEmail, registrationDate, seat } = registration;
  return (
    <Facts>
      <Fact name="Parent">{parentName(registration)}</Fact>
      <Fact name="Phone">
        <PhoneLink phone={parentPhone} otherwise={removed} />
      </Fact>
      <Fact name="E-mail">
        <MailLink email={parentEmail} otherwise={removed} />
      </Fact>
      <Fact name="Camp">
        <Link component={RouterLink} to={`/camps/${campId}/show`}>
          {campTitle}
        </Link>
        , from {longDate(campStartDate)}
      </Fact>
      <Fact name="Days">{daysInWords(registration)}</Fact>
      <Fact name="Means to pay">{methodInWords(registration)}</Fact>
      <Fact name="Places">{registration.campIsCancelled ? "Not needed: the camp was called off" : seats[seat]}</Fact>
      <Fact name="Registered">{longDateAndTime(registrationDate)}</Fact>
    </Facts>
  );
};
