import { TextField, type TextFieldProps } from "@mui/material";
import type { ComponentType } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";

type Props<Form extends FieldValues, Told> = {
  control: Control<Form, unknown, Told>;
  name: FieldPath<Form>;
  as?: ComponentType<TextFieldProps>;
} & Omit<TextFieldProps, "name" | "control">;

/** A field of a form with what is wrong with it said beneath. */
export const FormField = <Form extends FieldValues, Told = Form>({
  control,
  name,
  as: Field = TextField,
  ...props
}: Props<Form, Told>) => {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field
      fullWidth
      {...props}
      name={field.name}
      value={field.value ?? ""}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? props.helperText}
    />
  );
};
