import { Alert, Box, Card, InputAdornment, TextField, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { InstructorView } from "../../../../backend/accounts/contract.ts";
import { ApiError } from "../../../shared/api.ts";
import { SpecialtiesField } from "../../../shared/SpecialtiesField.tsx";
import { useAct } from "../../data/useAct.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import { PaymentFields } from "./PaymentFields.tsx";
import {
  changeOf,
  checkProfile,
  draftOf,
  errorsOf,
  type ProfileDraft,
  type ProfileErrors,
  type ProfileField,
} from "./profileDraft.ts";
import type { AccountVerbs } from "../verbs.ts";

export const ProfileForm = ({ profile }: { profile: InstructorView }) => {
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [refusal, setRefusal] = useState("");
  const { mutate, isPending } = useAct(({ updateInstructorProfile }: AccountVerbs) => updateInstructorProfile, {
    done: "Profile updated successfully",
    failed: "Failed to update profile",
  });
  const changed = JSON.stringify(draft) !== JSON.stringify(draftOf(profile));
  useEffect(() => {
    if (!changed) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [changed]);

  const change = (part: Partial<ProfileDraft>) => {
    setDraft((draft) => ({ ...draft, ...part }));
    setErrors((errors) => Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part))));
    setRefusal("");
  };
  const field = (name: Exclude<ProfileField, "specializations">, label: string) => ({
    label,
    name,
    value: draft[name],
    error: Boolean(errors[name]),
    helperText: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const refused = (error: unknown) => {
    if (!(error instanceof ApiError)) return;
    setErrors(errorsOf(error.issues));
    if (error.issues.length === 0) setRefusal(error.said ?? "");
  };
  const save = () => {
    const found = checkProfile(draft);
    setErrors(found);
    if (Object.keys(found).length === 0)
      mutate(
        { id: profile.id, ...changeOf(draft) },
        { onError: refused, onSuccess: (saved) => setDraft(draftOf(InstructorView.parse(saved))) },
      );
  };

  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        if (!isPending) save();
      }}
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 780 }}
    >
      {refusal && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {refusal}
        </Alert>
      )}
      <Box sx={{ display: "grid", gap: 2.5 }}>
        <TextField {...field("bio", "Bio")} multiline minRows={4} />
        <SpecialtiesField
          label="Specializations"
          hint="Enter, Add or a comma adds one. The listing shows the first three."
          error={errors.specializations}
          value={draft.specializations}
          onChange={(specializations) => change({ specializations })}
          highlighted={3}
        />
        <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: "1fr 1fr" }}>
          <TextField
            {...field("hourlyRate", "Hourly rate")}
            type="number"
            slotProps={{
              input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
              htmlInput: { min: 0, step: 5, inputMode: "decimal" },
            }}
          />
          <TextField
            {...field("experience", "Experience (years)")}
            type="number"
            slotProps={{ htmlInput: { min: 0, max: 80 } }}
          />
        </Box>
        <TextField {...field("location", "Location")} />
        <TextField {...field("certifications", "Certifications")} multiline minRows={2} />
        <PaymentFields typed={draft} field={field} />
        <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          <ActButton type="submit" variant="contained" busy={isPending}>
            Save
          </ActButton>
          {changed && <Typography sx={{ color: "text.secondary" }}>Not saved yet</Typography>}
        </Box>
      </Box>
    </Card>
  );
};
