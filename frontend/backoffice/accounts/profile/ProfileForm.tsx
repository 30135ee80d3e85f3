import { Alert, Box, Card, InputAdornment, Typography } from "@mui/material";
import { Controller } from "react-hook-form";
import { InstructorView } from "../../../../backend/accounts/contract.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { SpecialtiesField } from "../../../shared/SpecialtiesField.tsx";
import { goOnFrom, useActForm } from "../../data/useActForm.ts";
import { useUnsaved } from "../../data/useUnsaved.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { PaymentFields } from "./PaymentFields.tsx";
import { changeOf, draftOf, Profile } from "./profileDraft.ts";
import type { AccountVerbs } from "../verbs.ts";
import { profileFormWords as words } from "../words.ts";

export const ProfileForm = ({ profile }: { profile: InstructorView }) => {
  const { form, control, dialog } = useActForm(
    Profile,
    draftOf(profile),
    ({ updateInstructorProfile }: AccountVerbs) =>
      (draft) =>
        updateInstructorProfile({ id: profile.id, ...changeOf(draft) }),
    { done: words.profileUpdatedSuccessfully, failed: words.failedToUpdateProfile },
    { sent: (saved, sent) => goOnFrom(form, { sent, saved: draftOf(InstructorView.parse(saved)) }) },
  );
  const { isDirty } = form.formState;
  useUnsaved(`profile ${profile.id}`, form);

  return (
    <Card component="form" noValidate onSubmit={dialog.onSubmit} sx={{ p: { xs: 2, sm: 3 }, maxWidth: 780 }}>
      {dialog.refusal && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {dialog.refusal}
        </Alert>
      )}
      <Box sx={{ display: "grid", gap: 2.5 }}>
        <FormField control={control} name="bio" label={words.bio} multiline minRows={4} />
        <Controller
          control={control}
          name="specialties"
          render={({ field, formState: { errors } }) => (
            <SpecialtiesField
              label={words.specializations}
              hint={words.pressEnterComma}
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
            label={words.hourlyRate}
            type="number"
            slotProps={{
              input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
              htmlInput: { min: 0, step: 5, inputMode: "decimal" },
            }}
          />
          <FormField
            control={control}
            name="experience"
            label={words.experienceYears}
            type="number"
            slotProps={{ htmlInput: { min: 0, max: 80 } }}
          />
        </Box>
        <FormField control={control} name="location" label={words.location} />
        <FormField control={control} name="certifications" label={words.certifications} multiline minRows={2} />
        <PaymentFields control={control} />
        <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          <ActButton type="submit" variant="contained" busy={dialog.sending}>
            {words.save}
          </ActButton>
          {isDirty && <Typography sx={{ color: "text.secondary" }}>{words.notSavedYet}</Typography>}
        </Box>
      </Box>
    </Card>
  );
};
