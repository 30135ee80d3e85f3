import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Button, Card, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { isMinor, profileUrl, UpdateProfile, UserView } from "../../../backend/accounts/contract.ts";
import { command } from "../../shared/api.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { fullName } from "../../shared/formats.ts";
import { Portrait } from "../../shared/Portrait.tsx";
import { toast } from "../../shared/toastStore.ts";
import { currentUserKey } from "../access/currentUser.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { GuardianFields } from "../accounts/open.ts";
import { useFormInPlace } from "./useFormInPlace.ts";
import { usePlayers } from "../players/open.ts";
import { profileCardWords as words } from "./words.ts";

type FormProps = { user: UserView; plays: boolean; onDone: () => void };

const ProfileForm = ({ user, plays, onDone }: FormProps) => {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(UpdateProfile),
    defaultValues: {
      firstName: user.firstName ?? "",
      lastName: user.lastName ?? "",
      age: user.age ?? "",
      position: user.position ?? "",
      experience: user.experience ?? "",
      phoneNumber: user.phoneNumber ?? "",
      parentName: "",
      parentEmail: "",
      parentPhone: "",
    },
    shouldUnregister: true, // hidden fields are not sent
  });
  const { control, handleSubmit } = form;
  const typedAge = useWatch({ control, name: "age" });
  const isYoung = typedAge !== "" && isMinor(Number(typedAge)); // NaN is no age
  const asksForGuardian =
    user.role === "student" && isYoung && user.guardian === "none needed" && user.parentEmail === null;
  const { send, sending, refusal } = useSend(
    async (profile: UpdateProfile) => UserView.parse(await command("PATCH", profileUrl, profile)),
    {
      form,
      failed: { title: words.updateFailed, text: words.failedToUpdateProfile },
      sent: async (changed) => {
        queryClient.setQueryData(currentUserKey, changed);
        await queryClient.invalidateQueries(); // the name is also that of a player, of lessons, of a waiver
        toast({ title: words.profileUpdated });
        onDone();
      },
    },
  );
  return (
    <Box
      component="form"
      method="dialog"
      noValidate
      onSubmit={handleSubmit(send)}
      sx={{ display: "grid", gap: 2, mt: 2.5 }}
    >
      <FormField control={control} name="firstName" label={words.firstName} autoComplete="given-name" required />
      <FormField control={control} name="lastName" label={words.lastName} autoComplete="family-name" required />
      {plays && (
        <>
          <FormField
            control={control}
            name="age"
            label={words.age}
            slotProps={{ htmlInput: { inputMode: "numeric" } }}
          />
          {asksForGuardian && (
            <>
              <Typography variant="body2">{words.playersUnder18Need}</Typography>
              <GuardianFields control={control} required narrow />
            </>
          )}
          <FormField control={control} name="position" label={words.position} />
          <FormField control={control} name="experience" label={words.experience} multiline />
        </>
      )}
      <FormField
        control={control}
        name="phoneNumber"
        label={words.phone}
        type="tel"
        autoComplete="tel"
        helperText={words.filledInForYou}
      />
      {refusal && <Alert severity="error">{refusal}</Alert>}
      <Box sx={{ display: "flex", gap: 1 }}>
        <ActButton type="submit" variant="contained" busy={sending}>
          {sending ? words.saving : words.saveProfile}
        </ActButton>
        <Button color="inherit" onClick={onDone}>
          {words.cancel}
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
      {children ?? words.notGiven}
    </Box>
  </Box>
);

export const ProfileCard = ({ user }: { user: UserView }) => {
  const { isOpen, close, card, opener } = useFormInPlace();
  const { data: players } = usePlayers();
  const plays = players?.find(({ isOwn }) => isOwn)?.plays ?? true;
  return (
    <Card ref={card} component="section" aria-labelledby="profile" sx={{ p: 3 }}>
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
      {isOpen ? (
        <ProfileForm user={user} plays={plays} onDone={close} />
      ) : (
        <>
          <Box component="dl" sx={{ display: "grid", gap: 1, my: 2.5 }}>
            {plays && (
              <>
                <Told label={words.age}>{user.age}</Told>
                <Told label={words.position}>{user.position}</Told>
                <Told label={words.experience}>{user.experience}</Told>
              </>
            )}
            {(user.phoneNumber || !plays) && <Told label={words.phone}>{user.phoneNumber}</Told>}
            {user.guardian === "confirmed" && (
              <Told label={words.guardian}>
                {user.parentName ? words.parentConfirmed(user.parentName) : words.confirmed}
              </Told>
            )}
          </Box>
          <Button variant="outlined" color="inherit" {...opener}>
            {words.editProfile}
          </Button>
        </>
      )}
    </Card>
  );
};
