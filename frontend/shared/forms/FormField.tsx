import { TextField, type TextFieldProps } from "@mui/material";
import { type ComponentType, useCallback, useEffect, useRef } from "react";
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
  const { ref, onChange } = field;
  const input = useRef<HTMLInputElement | null>(null);
  const takeInput = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      ref(element);
    },
    [ref],
  );
  useEffect(() => {
    // Typed, or filled in by the browser, into the page as it stood in its file: React does not know of it yet.
    // Not a layout effect: those of the form around this field, which watches it, have not run by then.
    const early = input.current;
    if (early && early.value !== early.defaultValue) onChange(early.value);
  }, [onChange]);
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
