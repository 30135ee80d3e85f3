import { useGetList } from "react-admin";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { fullName } from "../../../shared/formats.ts";
import { fieldWords } from "../words.ts";

type Props<Form extends FieldValues> = { control: Control<Form>; name: FieldPath<Form> };

/** For admins: whose calendar a form is about. */
export const InstructorField = <Form extends FieldValues>({ control, name }: Props<Form>) => {
  const { data = [] } = useGetList<InstructorView>("instructors", { pagination: { page: 1, perPage: 100 } });
  return (
    <FormField
      control={control}
      name={name}
      label={fieldWords.instructor}
      select
      required
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{fieldWords.choose}</option>
      {data.map(({ id, user }) => (
        <option key={id} value={id}>
          {fullName(user)}
        </option>
      ))}
    </FormField>
  );
};
