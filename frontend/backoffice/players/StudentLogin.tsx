import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { GrowUp, growUpUrl } from "../../../backend/players/contract.ts";
import type { RosterView } from "../../../backend/players/studentContract.ts";
import { adultAge } from "../../../backend/accounts/contract.ts";
import { command } from "../../shared/api.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useMe } from "../access/me.ts";
import { useActForm } from "../data/useActForm.ts";
import { Fact } from "../frame/Fact.tsx";
import { FormDialog } from "../frame/FormDialog.tsx";
import { studentLoginWords as words } from "./words.ts";

type Student = Pick<RosterView, "id" | "firstName" | "age" | "email" | "guardians">;

const SendDialog = ({ student, onClose }: { student: Student; onClose: () => void }) => {
  const { control, dialog } = useActForm(
    GrowUp,
    { email: "" },
    () => (told) => command("POST", growUpUrl(student.id), told),
    { done: words.sent, failed: words.failed },
    { sent: onClose, about: "email" },
  );
  return (
    <FormDialog
      title={words.question(student.firstName ?? words.thePlayer)}
      action={words.send}
      {...dialog}
      onClose={onClose}
    >
      <Typography>{words.means}</Typography>
      <FormField control={control} name="email" label={words.email} type="email" autoComplete="off" required />
    </FormDialog>
  );
};

/** An added player who is an adult by now answers for themselves, with a login; an admin may send it, too. */
export const StudentLogin = ({ student }: { student: Student }) => {
  const isAdmin = useMe().role === "admin";
  const [open, setOpen] = useState(false);
  const isAdded = student.email === null && student.guardians.length > 0;
  if (!isAdmin || !isAdded || (student.age ?? 0) < adultAge) return null;
  return (
    <Fact name={words.login}>
      <Button size="small" onClick={() => setOpen(true)} sx={{ ml: -1 }}>
        {words.sendLink}
      </Button>
      {open && <SendDialog student={student} onClose={() => setOpen(false)} />}
    </Fact>
  );
};
