import { zodResolver } from "@hookform/resolvers/zod";
import { Box } from "@mui/material";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { FieldIssue } from "../../../../shared/api.ts";
import { showIssues } from "../../../../shared/forms/useSend.ts";
import { ChoiceField } from "../../../../shared/forms/ChoiceField.tsx";
import { ParentFields } from "./ParentFields.tsx";
import type { RegistrationDraft } from "./registrationDraft.ts";
import { StepFrame } from "./StepFrame.tsx";
import { ParentForm } from "./steps.ts";
import { parentStepWords as words, waysToPayWords } from "../../words.ts";

const offered = ["card", "venmo", "cashapp", "cash"] as const;
/** How a parent may mean to pay. Nothing is charged here: the page after it says how. */
const waysToPay = offered.map((value) => ({ value, label: waysToPayWords[value] }));

type Props = {
  draft: RegistrationDraft;
  change: (part: Partial<RegistrationDraft>) => void;
  refused: readonly FieldIssue[]; // what the server said about these fields
  arriving: boolean;
  onBack: (() => void) | undefined; // a camp of one day begins here
  onNext: () => void;
};

/** Step 2: who registers, and how they mean to pay. */
export const ParentStep = ({ draft, change, refused, arriving, onBack, onNext }: Props) => {
  const form = useForm({ resolver: zodResolver(ParentForm), defaultValues: draft.parentInfo });
  const { control, handleSubmit, getValues, setError, subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => change({ parentInfo: { ...values } }),
      }),
    [subscribe, change],
  );
  useEffect(() => void showIssues({ getValues, setError }, refused), [refused, getValues, setError]);
  return (
    <StepFrame
      heading={words.parentInfo}
      arriving={arriving}
      onBack={onBack}
      next={words.continue}
      onNext={() => void handleSubmit(onNext)()}
    >
      <FormProvider {...form}>
        <ParentFields mailed={words.wellSendYourConfirmationHere} />
      </FormProvider>
      <Box sx={{ "& [role=radiogroup]": { display: "grid", gridTemplateColumns: "1fr 1fr" } }}>
        <ChoiceField control={control} name="paymentMethod" label={words.howWouldYouLikeToPay} choices={waysToPay} />
      </Box>
    </StepFrame>
  );
};
