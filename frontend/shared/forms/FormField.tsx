import { TextField, type TextFieldProps } from "@mui/material";
import { type ComponentType, memo, useCallback, useRef } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { useTypedEarly } from "./useTypedEarly.ts";

type Props<Form extends FieldValues, Told> = {
  control: Control<Form, unknown, Told>;
  name: FieldPath<Form>;
  as?: ComponentType<TextFieldProps>;
} & Omit<TextFieldProps, "name" | "control">;

const Field = <Form extends FieldValues, Told = Form>({
  control,
  name,
  as: Shown = TextField,
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
  useTypedEarly(input, onChange);
  return (
    <Shown
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

/**
 * A form's field, with its error below. It re-renders when its own value or error changes, and not along with the form
 * around it, as long as that passes it the same props: a form of 80 fields should not re-render them all at each keystroke.
 */
export const FormField = memo(Field) as typeof Field;
