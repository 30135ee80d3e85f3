import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Button, Card, Typography } from "@mui/material";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { isMinor, profileUrl, UpdateProfile, UserView } from "../../../backend/accounts/contract.ts";
import { command, wordsOf } from "../../shared/api.ts";
import { fullName } from "../../shared/formats.ts";
import { Portrait } from "../../shared/Portrait.tsx";
import { toast } from "../../shared/toastStore.ts";
import { currentUserKey } from "../accounts/currentUser.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { GuardianFields } from "../accounts/GuardianFields.tsx";
import { showServerIssues } from "../accounts/serverIssues.ts";

const fields = ["firstName", "lastName", "age", "position", "experience", "parentName", "parentEmail", "parentPhone"];
const failed = "Failed to update profile. Please try again.";

const ProfileForm = ({ user, onDone }: { user: UserView; onDone: () => void }) => {
  const queryClient = useQueryClient();
  const { control, handleSubmit, setError } = useForm<z.input<typeof UpdateProfile>, unknown, UpdateProfile>({
    resolver: zodResolver(UpdateProfile),
    defaultValues: {
      firstName: user.firstName ?? "",
      lastName: user.lastName ?? "",
      age: user.age ?? "",
      position: user.position ?? "",
      experience: user.experience ?? "",
      parentName: "",
      parentEmail: "",
      parentPhone: "",
    },
    shouldUnregister: true, // fields that are not asked for are not sent
  });
  const typedAge = useWatch({ control, name: "age" });
  const isYoung = typedAge !== "" && isMinor(Number(typedAge)); // what is no number is none
  const asksForGuardian =
    user.role === "student" && isYoung && user.guardian === "none needed" && user.parentEmail === null;
  const save = useMutation({
    mutationFn: async (profile: UpdateProfile) => UserView.parse(await command("PATCH", profileUrl, profile)),
    onSuccess: (changed) => {
      queryClient.setQueryData(currentUserKey, changed);
      toast({ title: "Profile Updated" });
      onDone();
    },
    onError: (error) => {
      toast({ title: "Update Failed", text: wordsOf(error, failed), kind: "destructive" });
      showServerIssues(error, setError, fields);
    },
  });
  return (
    <Box
      component="form"
      method="dialog"
      noValidate
      onSubmit={handleSubmit((profile) => save.mutate(profile))}
      sx={{ display: "grid", gap: 2, mt: 2.5 }}
    >
      <FormField control={control} name="firstName" label="First name" autoComplete="given-name" required />
      <FormField control={control} name="lastName" label="Last name" autoComplete="family-name" required />
      <FormField control={control} name="age" label="Age" slotProps={{ htmlInput: { inputMode: "numeric" } }} />
      {asksForGuardian && (
        <>
          <Typography variant="body2">
            For players under 18 a parent or guardian has to confirm the account. We mail them a link.
          </Typography>
          <GuardianFields control={control} required narrow />
        </>
      )}
      <FormField control={control} name="position" label="Position" />
      <FormField control={control} name="experience" label="Experience" multiline />
      {save.isError && <Alert severity="error">{wordsOf(save.error, failed)}</Alert>}
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button type="submit" variant="contained" disabled={save.isPending}>
          {save.isPending ? "Saving..." : "Save"}
        </Button>
        <Button color="inherit" onClick={onDone}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
};

const Told = ({ label, children }: { label: string; children: string | number | null }) => (
  <Box sx={{ display: "grid", gridTemplateColumns: "96px 1fr", gap: 1 }}>
    <Box component="dt" sx={{ color: "text.secondary" }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
      {children ?? "Not given"}
    </Box>
  </Box>
);

export const ProfileCard = ({ user }: { user: UserView }) => {
  const [editing, setEditing] = useState(false);
  return (
    <Card component="section" aria-labelledby="profile" sx={{ p: 3 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
        <Portrait name={fullName(user)} src={user.profileImageUrl} size={56} />
        <Box sx={{ minWidth: 0 }}>
          <Typography id="profile" variant="h4" component="h2">
            {fullName(user)}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
            {user.email}
          </Typography>
        </Box>
      </Box>
      {editing ? (
        <ProfileForm user={user} onDone={() => setEditing(false)} />
      ) : (
        <>
          <Box component="dl" sx={{ display: "grid", gap: 1, my: 2.5 }}>
            <Told label="Age">{user.age}</Told>
            <Told label="Position">{user.position}</Told>
            <Told label="Experience">{user.experience}</Told>
            {user.guardian === "confirmed" && <Told label="Guardian">{`${user.parentName}, has confirmed`}</Told>}
          </Box>
          <Button variant="outlined" color="inherit" onClick={() => setEditing(true)}>
            Edit profile
          </Button>
        </>
      )}
    </Card>
  );
};
