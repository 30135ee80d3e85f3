import { Alert, Box, Card, InputAdornment, Typography } from "@mui/material";
import { useEffect } from "react";
import { Controller } from "react-hook-form";
import { InstructorView } from "../../../../backend/accounts/contract.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { SpecialtiesField } from "../../../shared/SpecialtiesField.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import { PaymentFields } from "./PaymentFields.tsx";
import { changeOf, draftOf, Profile } from "./profileDraft.ts";
import type { AccountVerbs } from "../verbs.ts";

export const ProfileForm = ({ profile }: { profile: InstructorView }) => {
  const { form, control, dialog } = useActForm(
    Profile,
    draftOf(profile),
    ({ updateInstructorProfile }: AccountVerbs) =>
      (draft) =>
        updateInstructorProfile({ id: profile.id, ...changeOf(draft) }),
    { done: "Profile updated successfully", failed: "Failed to update profile" },
    { sent: (saved) => form.reset(draftOf(InstructorView.parse(saved))) },
  );
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return (
    <Card component="form" noValidate onSubmit={dialog.onSubmit} sx={{ p: { xs: 2, sm: 3 }, maxWidth: 780 }}>
      {dialog.refusal && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {dialog.refusal}
        </Alert>
      )}
      <Box sx={{ display: "grid", gap: 2.5 }}>
        <FormField control={control} name="bio" label="Bio" multiline minRows={4} />
        <Controller
          control={control}
          name="specialties"
          render={({ field, formState: { errors } }) => (
            <SpecialtiesField
              label="Specializations"
              hint="Enter, Add or a comma adds one. The listing shows the first three."
              error={errors.specialties?.message}
              value={field.value}
              onChange={field.onChange}
              highlighted={3}
            />
          )}
        />
        <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "1fr 1fr" }}>
          <FormField
            control={control}
            name="hourlyRate"
            label="Hourly rate"
            type="number"
            slotProps={{
              input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
              htmlInput: { min: 0, step: 5, inputMode: "decimal" },
            }}
          />
          <FormField
            control={control}
            name="experience"
            label="Experience (years)"
            type="number"
            slotProps={{ htmlInput: { min: 0, max: 80 } }}
          />
        </Box>
        <FormField control={control} name="location" label="Location" />
        <FormField control={control} name="certifications" label="Certifications" multiline minRows={2} />
        <PaymentFields control={control} />
        <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          <ActButton type="submit" variant="contained" busy={dialog.sending}>
            Save
          </ActButton>
          {isDirty && <Typography sx={{ color: "text.secondary" }}>Not saved yet</Typography>}
        </Box>
      </Box>
    </Card>
  );
};
