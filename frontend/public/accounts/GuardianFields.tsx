import { Box } from "@mui/material";
import type { Control, FieldValues, Path } from "react-hook-form";
import { FormField } from "../../shared/forms/FormField.tsx";

const pair = { display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } };

/** Who answers for a player under 18. `fill`: the place is narrow, each field has a row of its own. */
export const GuardianFields = <Form extends FieldValues, Told>({
  control,
  required,
  narrow = false,
}: {
  control: Control<Form, unknown, Told>;
  required: boolean;
  narrow?: boolean;
}) => {
  const field = (name: "parentName" | "parentEmail" | "parentPhone", label: string) => ({
    control,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each form that asks for a guardian has these fields
    name: name as Path<Form>,
    label,
    required,
    autoComplete: "off",
  });
  return (
    <>
      <FormField {...field("parentName", "Parent's name")} />
      <Box sx={narrow ? { display: "grid", gap: 2 } : pair}>
        <FormField {...field("parentEmail", "Parent's email")} type="email" />
        <FormField {...field("parentPhone", "Parent's phone")} type="tel" />
      </Box>
    </>
  );
};
