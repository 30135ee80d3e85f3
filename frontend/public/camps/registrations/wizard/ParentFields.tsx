import { Box } from "@mui/material";
import { useCallback } from "react";
import { useFormContext } from "react-hook-form";
import type { UserView } from "../../../../../backend/accounts/contract.ts";
import type { OwnRegistrationView, ParentInfo } from "../../../../../backend/camps/contract.ts";
import { useFilledIn } from "../../../forms/useFilledIn.ts";
import { useCurrentUser } from "../../../access/currentUser.ts";
import { FormField } from "../../../../shared/forms/FormField.tsx";
import { useMyRegistrations } from "../useMyRegistrations.ts";
import { parentFieldsWords as words } from "../../words.ts";

/** As last given by this account. Whoever took a registration over didn't give its number. */
const lastPhone = (registrations: readonly OwnRegistrationView[]) =>
  registrations.find(({ isPayer, isHandedOver, parentPhone }) => isPayer && !isHandedOver && parentPhone)
    ?.parentPhone ?? null;

const knownOf = (user: UserView, registrations: readonly OwnRegistrationView[]) =>
  [
    ["parentName", user.parentName ?? [user.firstName, user.lastName].filter(Boolean).join(" ")],
    ["parentEmail", user.parentEmail ?? user.email],
    ["parentPhone", user.parentPhone ?? user.phoneNumber ?? lastPhone(registrations)],
  ] as const;

type Props = { mailed: string }; // what we send to the email address

/** The parent's fields, filled in from the account. */
export const ParentFields = ({ mailed }: Props) => {
  const user = useCurrentUser();
  const form = useFormContext<ParentInfo>();
  const { control } = form;
  const { data: registrations } = useMyRegistrations({ enabled: Boolean(user) });
  const known = useCallback((user: UserView) => knownOf(user, registrations ?? []), [registrations]);
  useFilledIn(form, user, known);
  return (
    <>
      <FormField control={control} name="parentName" label={words.parentOrGuardian} autoComplete="name" required />
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <FormField
          control={control}
          name="parentEmail"
          label={words.email}
          type="email"
          autoComplete="email"
          helperText={mailed}
          required
        />
        <FormField
          control={control}
          name="parentPhone"
          label={words.phone}
          type="tel"
          autoComplete="tel"
          helperText={words.inCaseWeNeedYou}
          required
        />
      </Box>
    </>
  );
};
