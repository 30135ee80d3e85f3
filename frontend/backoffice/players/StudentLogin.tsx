import { Box, Button, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { GrowUp, growUpUrl, LoginLink } from "../../../backend/players/contract.ts";
import type { RosterView } from "../../../backend/players/studentContract.ts";
import { adultAge } from "../../../backend/accounts/contract.ts";
import { command, query } from "../../shared/api.ts";
import { dateAt, monthAndDay } from "../../shared/formats.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useMe } from "../access/me.ts";
import { useAct } from "../data/useAct.ts";
import { useActForm } from "../data/useActForm.ts";
import { Fact } from "../frame/Fact.tsx";
import { FormDialog } from "../frame/FormDialog.tsx";
import { studentLoginWords as words } from "./words.ts";

type Student = Pick<RosterView, "id" | "firstName" | "age" | "email" | "guardians">;

type Sent = NonNullable<LoginLink["link"]>;

const dayOf = (instant: string) => monthAndDay(dateAt(instant));
const saidOf = ({ email, by, sentAt, until }: Sent) =>
  email === null
    ? words.linkSentBy(by, dayOf(sentAt), dayOf(until))
    : words.linkSent(email, dayOf(sentAt), dayOf(until));

type DialogProps = { student: Student; link: Sent | null; onClose: () => void };
const SendDialog = ({ student, link, onClose }: DialogProps) => {
  const { control, dialog } = useActForm(
    GrowUp,
    { email: link?.email ?? "" },
    () => (told) => command("POST", growUpUrl(student.id), told),
    { done: words.sent, failed: words.failed },
    { sent: onClose, about: "email" },
  );
  return (
    <FormDialog
      title={words.question(student.firstName ?? words.thePlayer)}
      lead={words.means}
      action={words.send}
      {...dialog}
      onClose={onClose}
    >
      {link && <Typography>{words.newOneReplaces(dayOf(link.sentAt))}</Typography>}
      <FormField control={control} name="email" label={words.email} type="email" autoComplete="off" required />
    </FormDialog>
  );
};

const Login = ({ student }: { student: Student }) => {
  const [open, setOpen] = useState(false);
  const url = growUpUrl(student.id);
  const { data } = useQuery({
    queryKey: ["players", url],
    queryFn: ({ signal }) => query(url, LoginLink, { signal }),
    refetchOnMount: "always", // it may be used or withdrawn by now
  });
  const { send, sending } = useAct(() => async () => command("DELETE", url), {
    done: words.withdrawn,
    failed: words.couldntWithdraw,
  });
  const link = data?.link ?? null;
  return (
    <Fact name={words.login}>
      {link && <Typography variant="body2">{saidOf(link)}</Typography>}
      <Box sx={{ display: "flex", flexWrap: "wrap", ml: -1 }}>
        <Button size="small" onClick={() => setOpen(true)}>
          {link ? words.sendAnother : words.sendLink}
        </Button>
        {link && (
          <ActButton size="small" color="inherit" busy={sending} onClick={() => void send(undefined)}>
            {words.withdrawLink}
          </ActButton>
        )}
      </Box>
      {open && <SendDialog student={student} link={link} onClose={() => setOpen(false)} />}
    </Fact>
  );
};

/** An added player who is an adult by now answers for themselves, with a login; an admin may send it, too. */
export const StudentLogin = ({ student }: { student: Student }) => {
  const isAdmin = useMe().role === "admin";
  const isAdded = student.email === null && student.guardians.length > 0;
  if (!isAdmin || !isAdded || (student.age ?? 0) < adultAge) return null;
  return <Login student={student} />;
};
