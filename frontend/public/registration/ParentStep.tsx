import { zodResolver } from "@hookform/resolvers/zod";
import { Box } from "@mui/material";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type { FieldIssue } from "../../shared/api.ts";
import { useCurrentUser } from "../accounts/currentUser.ts";
import { FormField } from "../accounts/FormField.tsx";
import { showIssues } from "../accounts/serverIssues.ts";
import { ChoiceField } from "../booking/ChoiceField.tsx";
import type { RegistrationDraft } from "./registrationDraft.ts";
import { StepFrame } from "./StepFrame.tsx";
import { ParentForm } from "./steps.ts";
import { waysToPay } from "./waysToPay.ts";

type Props = {
  draft: RegistrationDraft;
  change: (part: Partial<RegistrationDraft>) => void;
  refused: readonly FieldIssue[]; // what the server said about these fields
  arriving: boolean;
  onBack: () => void;
  onNext: () => void;
};
const fields = Object.keys(ParentForm.shape);

/** Step 2: who registers, and how they mean to pay. */
export const ParentStep = ({ draft, change, refused, arriving, onBack, onNext }: Props) => {
  const user = useCurrentUser();
  const { control, handleSubmit, getValues, setValue, setError, subscribe } = useForm({
    resolver: zodResolver(ParentForm),
    defaultValues: draft.parentInfo,
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => change({ parentInfo: { ...values } }),
      }),
    [subscribe, change],
  );
  useEffect(() => {
    if (!user) return;
    const known = {
      parentName: user.parentName ?? [user.firstName, user.lastName].filter(Boolean).join(" "),
      parentEmail: user.parentEmail ?? user.email,
      parentPhone: user.parentPhone ?? user.phoneNumber,
    };
    for (const field of ["parentName", "parentEmail", "parentPhone"] as const)
      if (known[field] && !getValues(field)) setValue(field, known[field]);
  }, [user, getValues, setValue]);
  useEffect(() => showIssues(refused, setError, fields), [refused, setError]);
  return (
    <StepFrame
      heading="Who registers?"
      arriving={arriving}
      onBack={onBack}
      next="Continue"
      onNext={() => void handleSubmit(onNext)()}
    >
      <FormField control={control} name="parentName" label="Parent or guardian" autoComplete="name" required />
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <FormField
          control={control}
          name="parentEmail"
          label="Email"
          type="email"
          autoComplete="email"
          helperText="The confirmation goes here"
          required
        />
        <FormField
          control={control}
          name="parentPhone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          helperText="For the days of the camp"
          required
        />
      </Box>
      <Box sx={{ "& [role=radiogroup]": { display: "grid", gridTemplateColumns: "1fr 1fr" } }}>
        <ChoiceField control={control} name="paymentMethod" label="How would you like to pay?" choices={waysToPay} />
      </Box>
    </StepFrame>
  );
};
