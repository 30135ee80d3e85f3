import { TextField, type TextFieldProps } from "@mui/material";
import { type ComponentType, useCallback, useRef } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { useTypedEarly } from "./useTypedEarly.ts";

type Props<Form extends FieldValues, Told> = {
  control: Control<Form, unknown, Told>;
  name: FieldPath<Form>;
  as?: ComponentType<TextFieldProps>;
} & Omit<TextFieldProps, "name" | "control">;

/** A form's field, with its error below. */
export const FormField = <Form extends FieldValues, Told = Form>({
  control,
  name,
  as: Field = TextField,
  ...props
}: Props<Form, Told>) => {
  const { field, fieldState } = useController({ control, name });
  const { ref, onChange } = field;
  const input = useRef<HTMLInputElement | null>(null);
  const takeInput = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      ref(element);
    },
    [ref],
  );
  useTypedEarly(input, field.value ?? "", onChange);
  return (
    <Field
      fullWidth
      {...props}
      name={field.name}
      value={field.value ?? ""}
      onChange={onChange}
      onBlur={field.onBlur}
      inputRef={takeInput}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? props.helperText}
    />
  );
};
