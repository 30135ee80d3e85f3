import { Box, Typography } from "@mui/material";
import { type Control, useWatch } from "react-hook-form";
import {
  asksForCamp,
  AvailableVolunteers,
  SeparateFields,
  ServiceType,
  type SubmitInquiry,
  type TypedInquiry,
} from "../../../backend/clinics/contract.ts";
import { fieldsWords, serviceChoiceWords, volunteersWords } from "../../shared/clinics/words.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { ChoiceField } from "../../shared/forms/ChoiceField.tsx";
import { inquiryFieldsWords as words } from "./words.ts";

const services = ServiceType.options.map((value) => ({ value, label: serviceChoiceWords[value] }));
const half = { display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } };
const inPairs = {
  "& > *": { width: 1 },
  "& [role=radiogroup]": { display: "grid", gridTemplateColumns: { sm: "1fr 1fr" } },
};
const chosen = { select: true, slotProps: { select: { native: true }, inputLabel: { shrink: true } } } as const;

type Props = { control: Control<TypedInquiry, unknown, SubmitInquiry> };

/** What an organization is asked: who they are, and what they have in mind. */
export const InquiryFields = ({ control }: Props) => (
  <>
    <Typography variant="h4" component="h3">
      {words.whoCanWeContact}
    </Typography>
    <Box sx={half}>
      <FormField
        control={control}
        name="organizationName"
        label={words.organization}
        helperText={words.aLeagueASchool}
        autoComplete="organization"
        required
      />
      <FormField control={control} name="contactName" label={words.contactName} autoComplete="name" required />
      <FormField control={control} name="email" label={words.email} type="email" autoComplete="email" required />
      <FormField control={control} name="phone" label={words.phone} type="tel" autoComplete="tel" required />
    </Box>

    <Typography variant="h4" component="h3">
      {words.whatDoYouHave}
    </Typography>
    <Box sx={inPairs}>
      <ChoiceField control={control} name="serviceType" label={words.whichService} choices={services} />
    </Box>
    <OfCamp control={control} />
    <Box sx={half}>
      <FormField
        control={control}
        name="preferredDates"
        label={words.preferredDates}
        helperText={words.forExampleTwoWeekends}
        required
      />
      <FormField
        control={control}
        name="location"
        label={words.location}
        helperText={words.aFieldAPark}
        autoComplete="off"
        required
      />
    </Box>
    <FormField
      control={control}
      name="additionalInfo"
      label={words.anythingElse}
      helperText={words.agesHowManyPlayers}
      slotProps={{ inputLabel: { shrink: true } }}
      multiline
      minRows={3}
    />
  </>
);

/** Asked where players come, too. What was chosen is still there when a camp is chosen again. */
const OfCamp = ({ control }: Props) => {
  const serviceType = useWatch({ control, name: "serviceType" });
  if (!asksForCamp(serviceType)) return null;
  return (
    <Box sx={half}>
      <FormField control={control} name="separateFields" label={words.fieldsYouHave} {...chosen}>
        <option value="">{words.notSureYet}</option>
        {SeparateFields.options.map((fields) => (
          <option key={fields} value={fields}>
            {fieldsWords[fields]}
          </option>
        ))}
      </FormField>
      <FormField control={control} name="availableVolunteers" label={words.volunteersWhoCanHelp} {...chosen}>
        <option value="">{words.notSureYet}</option>
        {AvailableVolunteers.options.map((volunteers) => (
          <option key={volunteers} value={volunteers}>
            {volunteersWords[volunteers]}
          </option>
        ))}
      </FormField>
    </Box>
  );
};
