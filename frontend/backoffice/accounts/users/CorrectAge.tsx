import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { z } from "zod";
import { ChangeUser, type UserView } from "../../../../backend/accounts/contract.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { fullName } from "../../../shared/formats.ts";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import type { AccountVerbs } from "../verbs.ts";
import { correctAgeWords as words } from "../words.ts";

/** Corrects an age that was entered wrongly, which nobody under 18 can do alone. */
export const CorrectAge = ({ user }: { user: UserView }) => {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" sx={{ ml: -1.5 }} onClick={() => setAsking(true)}>
        {words.correctAge}
      </Button>
      {isAsking && <AgeDialog user={user} onClose={() => setAsking(false)} />}
    </>
  );
};

const Age = z.object({ age: ChangeUser.shape.age.unwrap() });

const AgeDialog = ({ user, onClose }: { user: UserView; onClose: () => void }) => {
  const { control, dialog } = useActForm(
    Age,
    { age: String(user.age ?? "") },
    ({ correctAge }: AccountVerbs) =>
      ({ age }) =>
        correctAge({ userId: user.id, age: Number(age) }),
    { done: words.ageCorrected, failed: words.failedToCorrectThe },
    { sent: onClose, about: "age" },
  );
  return (
    <FormDialog
      title={words.correctTheirAge(fullName(user))}
      action={words.correctAge}
      cancel={words.keepAsItIs}
      {...dialog}
      onClose={onClose}
    >
      {user.role === "student" && <Typography>{words.aPlayerWhoNeeded}</Typography>}
      <FormField control={control} name="age" label={words.age} slotProps={{ htmlInput: { inputMode: "numeric" } }} />
    </FormDialog>
  );
};
