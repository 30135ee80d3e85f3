import { Box } from "@mui/material";
import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import type { ParentInfo } from "../../../../../backend/camps/contract.ts";
import { useCurrentUser } from "../../../accounts/currentUser.ts";
import { FormField } from "../../../../shared/forms/FormField.tsx";

type Props = { mailed: string }; // what goes to the address

/** Whoever comes with children, in a form that has these fields; what the account tells is there already. */
export const ParentFields = ({ mailed }: Props) => {
  const user = useCurrentUser();
  const { control, getValues, setValue } = useFormContext<ParentInfo>();
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
  return (
    <>
      <FormField control={control} name="parentName" label="Parent or guardian" autoComplete="name" required />
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <FormField
          control={control}
          name="parentEmail"
          label="Email"
          type="email"
          autoComplete="email"
          helperText={mailed}
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
    </>
  );
};
