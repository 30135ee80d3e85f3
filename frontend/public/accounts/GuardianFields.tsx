import { Box } from "@mui/material";
import type { Control, FieldValues, Path } from "react-hook-form";
import { FormField } from "../../shared/forms/FormField.tsx";
import { guardianFieldsWords as words } from "./words.ts";

const pair = { display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } };

/** The parent or guardian of a player under 18. `narrow`: each field has a row of its own. */
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
      <FormField {...field("parentName", words.parentsName)} />
      <Box sx={narrow ? { display: "grid", gap: 2 } : pair}>
        <FormField {...field("parentEmail", words.parentsEmail)} type="email" />
        <FormField {...field("parentPhone", words.parentsPhone)} type="tel" />
      </Box>
    </>
  );
};
