import { TextField, type TextFieldProps } from "@mui/material";
import { fireEvent, render, screen } from "@testing-library/react";
import { useForm, useWatch } from "react-hook-form";
import { expect, it } from "vitest";
import { CampField } from "./field.ts";

it("a field of a camp re-renders when its own value changes, not with the form around it", () => {
  const drawn: (string | undefined)[] = [];
  const Counted = (props: TextFieldProps) => {
    drawn.push(props.name);
    return <TextField {...props} />;
  };
  const Form = () => {
    const { control, reset } = useForm({ defaultValues: { title: "", location: "Field 1" } });
    const { title } = useWatch({ control });
    return (
      <form aria-label={title}>
        <CampField control={control} name="title" label="Title" as={Counted} />
        <CampField control={control} name="location" label="Location" as={Counted} />
        <button type="button" onClick={() => reset({ title: "", location: "Field 2" })}>
          Start over
        </button>
      </form>
    );
  };
  render(<Form />);
  drawn.length = 0;
  fireEvent.change(screen.getByLabelText("Title"), { target: { value: "Summer Camp" } });
  expect(screen.getByRole("form").getAttribute("aria-label")).toBe("Summer Camp");
  expect(new Set(drawn)).toEqual(new Set(["title"]));
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByLabelText<HTMLInputElement>("Location").value).toBe("Field 2");
});
