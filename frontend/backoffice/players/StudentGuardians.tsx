import { Box, Button } from "@mui/material";
import { useState } from "react";
import { z } from "zod";
import { guardianUrl } from "../../../backend/players/contract.ts";
import type { RosterView } from "../../../backend/players/studentContract.ts";
import { requiredText } from "../../../backend/textContract.ts";
import { command } from "../../shared/api.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useMe } from "../access/me.ts";
import { useActForm } from "../data/useActForm.ts";
import { MailLink, PhoneLink } from "../frame/ContactLinks.tsx";
import { Fact } from "../frame/Fact.tsx";
import { FormDialog } from "../frame/FormDialog.tsx";
import { studentGuardiansWords as words } from "./words.ts";

type Student = Pick<RosterView, "id" | "firstName" | "email" | "guardians">;
type Guardian = Student["guardians"][number];

const Removing = z.object({ reason: requiredText(words.sayWhy, 500) });

const RemoveDialog = ({
  student,
  guardian,
  onClose,
}: {
  student: Student;
  guardian: Guardian;
  onClose: () => void;
}) => {
  const { control, dialog } = useActForm(
    Removing,
    { reason: "" },
    () => (told) => command("DELETE", guardianUrl(student.id, guardian.userId), told),
    { done: words.removed(guardian.name), failed: words.failed },
    { sent: onClose, about: "reason" },
  );
  return (
    <FormDialog
      title={words.question(guardian.name)}
      lead={words.means(guardian.name, student.firstName ?? words.thePlayer)}
      action={words.remove}
      danger
      {...dialog}
      onClose={onClose}
    >
      <FormField control={control} name="reason" label={words.reason} multiline minRows={2} required />
    </FormDialog>
  );
};

/** Who answers for a student, and how to reach them. An admin settles who does. */
export const StudentGuardians = ({ student }: { student: Student }) => {
  // Somebody stays: another guardian, or the player's own account.
  const mayRemove = useMe().role === "admin" && (student.guardians.length > 1 || student.email !== null);
  const [leaving, setLeaving] = useState<Guardian | null>(null);
  return (
    <>
      {student.guardians.map((guardian) => (
        <Fact key={guardian.userId} name={words.guardian}>
          <Box sx={{ display: "grid", justifyItems: "start" }}>
            <span>{guardian.name}</span>
            {guardian.phone && <PhoneLink phone={guardian.phone} />}
            {guardian.email && <MailLink email={guardian.email} />}
            {mayRemove && (
              <Button
                size="small"
                color="inherit"
                onClick={() => setLeaving(guardian)}
                aria-label={words.removeWhom(guardian.name)}
                sx={{ ml: -1 }}
              >
                {words.remove}
              </Button>
            )}
          </Box>
        </Fact>
      ))}
      {leaving && <RemoveDialog student={student} guardian={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
};
